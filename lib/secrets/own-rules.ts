interface OwnRule {
  readonly rule: string;
  /** Its group `secret` is what is redacted. Every start of a match is bounded, so that no text is read twice over. */
  readonly pattern: RegExp;
}

/** Between a name and its value: in code, in JSON, in a header, in an environment. */
const is = String.raw`["']?\s{0,4}(?:=>|[:=])\s{0,4}["']?`;
/** A value with a digit, as made-up words and variables have none. */
const value = String.raw`(?<secret>(?=[^\s"'\\,;]{0,99}\d)[^\s"'\\,;<>(){}\[\]$]{16,4096})`;

/**
 * What agents' archives are known to hold and the library has no rule for: names that their harness does not redact
 * (`gateway_token`, `x-auth`, `cookie`, `session`, `token`), keys of model providers, and private keys that were cut.
 */
export const ownRules: readonly OwnRule[] = [
  {
    rule: "gateway-token",
    pattern: named("gateway[_-]?token", String.raw`(?<secret>[^\s"'\\,;<>(){}\[\]$]{6,4096})`),
  },
  {
    rule: "named-credential",
    pattern: named(
      "(?:token|api[_-]?key|secret(?:[_-]?key)?|password|session(?:[_-]?(?:id|key))?|x-auth)",
      value,
    ),
  },
  {
    rule: "cookie",
    pattern: named("cookie", String.raw`(?<secret>[\w.-]{1,100}=[^\s"'\\,;<>]{12,4096})`),
  },
  {
    rule: "authorization-header",
    pattern: named(
      "authorization",
      String.raw`(?:bearer|basic|token)\s{1,4}(?<secret>[\w.~+/=-]{12,8192})`,
    ),
  },
  {
    rule: "json-web-token",
    pattern: /(?<![\w-])(?<secret>eyJ[\w-]{10,4096}\.eyJ[\w-]{4,16384}\.[\w-]{16,4096})(?![\w-])/dg,
  },
  {
    rule: "provider-api-key",
    pattern:
      /(?<![\w-])(?<secret>sk-(?:[a-z0-9]{1,10}-){0,2}(?=\w{0,60}\d)\w{20,400}[\w-]{0,200}|[rs]k_live_\w{16,200}|(?:xai|nvapi|pplx)-\w{40,200}|AIza[\w-]{35}|r8_\w{37})(?![\w-])/dg,
  },
  {
    rule: "private-key-part",
    pattern:
      /(?<secret>-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[\s\\rn]{1,8}[A-Za-z0-9+/=]{16,}){1,400}(?:[\s\\rn]{1,8}[A-Za-z0-9+/=]{1,80})?(?:[\s\\rn]{0,8}-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----)?)/dg,
  },
];

function named(name: string, secret: string): RegExp {
  return new RegExp(name + is + secret, "dgi");
}
