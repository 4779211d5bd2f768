import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import type { SecretSpan } from "./secret-span.ts";

interface Report {
  readonly range: readonly [number, number];
  readonly message: {
    readonly messageId: string;
    readonly data: Readonly<Record<string, string>>;
  };
}

interface Source {
  readonly content: string;
  readonly contentType: "text";
  /** Neither a key store nor a settings file: rules that would open a file by its name leave it alone. */
  readonly ext: ".txt";
  readonly filePath?: string;
}

/** What this code uses of a rule of the library. */
interface LibraryRule {
  readonly meta: { readonly id: string };
  create(
    context: object,
    options: object,
  ): {
    file?(source: Source): unknown;
  };
}

/**
 * Left out: the rule by which comments in a text would switch the others off, and an account's number, which is no
 * secret. The rules of npm look into settings of npm only when the text is called so.
 */
const switches = "@secretlint/secretlint-rule-filter-comments";
const ignoredMessages: ReadonlySet<string> = new Set(["AWSAccountID"]);
const npm = "@secretlint/secretlint-rule-npm";

/** The possible secrets that the library's rules find; they may overlap. */
export function librarySpans(content: string): readonly SecretSpan[] {
  reports.length = 0;
  const source = { content, contentType: "text", ext: ".txt" } as const;
  for (const { id, file } of readers) {
    file(source);
    if (id === npm) file({ ...source, filePath: ".npmrc" });
  }
  return reports
    .filter(({ message }) => !ignoredMessages.has(message.messageId))
    .map((report) => toSpan(content, report));
}

const reports: Report[] = [];
const context = {
  sharedOptions: {},
  createTranslator: () => (messageId: string, data: object) => ({ messageId, data, message: "" }),
  report(report: Report) {
    reports.push(report);
  },
  ignore() {},
};

const readers = rules
  .filter(({ meta }: LibraryRule) => meta.id !== switches)
  .map((rule: LibraryRule) => {
    const { file } = rule.create(context, { enableIDScanRule: true });
    if (file === undefined) throw new Error(`${rule.meta.id} reads no texts`);
    return { id: rule.meta.id, file };
  });

/** Some rules give a range that starts at the secret's name and has the secret's length: the secret itself is found. */
function toSpan(content: string, { range: [from], message }: Report): SecretSpan {
  const rule = ruleName(message.messageId);
  const [secret] = Object.values(message.data);
  const start = secret === undefined ? -1 : content.indexOf(secret, from);
  if (secret === undefined || start < 0) throw new Error(`${rule} does not say what it found`);
  const quote = secret.indexOf('"');
  return { rule, start, end: start + (quote > 0 ? quote : secret.length) };
}

/** `AWSSecretAccessKey` and `GITHUB_TOKEN` as `aws-secret-access-key` and `github-token`. */
function ruleName(messageId: string): string {
  return messageId
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/g, "-")
    .toLowerCase();
}
