import { describe, expect, it } from "vitest";
import type { Actor } from "./actor.ts";
import { may, permissions } from "./permission.ts";

const anonymous: Actor = { kind: "anonymous" };
const submitter: Actor = {
  kind: "user",
  id: "u",
  name: "Ada",
  isOwner: false,
  maintains: [],
  scopes: null,
};
const maintainer: Actor = { ...submitter, maintains: ["airline"] };
const owner: Actor = { ...submitter, isOwner: true };
const ownersToken: Actor = { ...owner, scopes: ["submit", "maintain"] };

const here = { board: "airline", policy: "open" } as const;
const allowed = (actor: Actor, where: Parameters<typeof may>[2] = here) =>
  permissions.filter((permission) => may(actor, permission, where));

describe("may", () => {
  it("lets each role do what the ones before it can, and more", () => {
    expect(allowed(anonymous)).toEqual(["submit"]);
    expect(allowed(submitter)).toEqual(["submit", "dispute"]);
    expect(allowed(maintainer)).toEqual([
      "submit",
      "publish",
      "correct",
      "dispute",
      "settle_board",
    ]);
    expect(allowed(owner)).toEqual([...permissions]);
  });

  it("makes nobody a maintainer of another board", () => {
    expect(allowed(maintainer, { board: "retail", policy: "open" })).toEqual(["submit", "dispute"]);
    expect(allowed(maintainer, { board: null, policy: "open" })).toEqual(["submit", "dispute"]);
  });

  it("lets only accounts submit to a closed instance, and whoever submits publish to a direct one", () => {
    expect(allowed(anonymous, { ...here, policy: "closed" })).toEqual([]);
    expect(allowed(anonymous, { ...here, policy: "direct" })).toEqual(["submit", "publish"]);
  });

  it("never takes a token for more than its scopes, nor lets one hand out roles", () => {
    expect(allowed(ownersToken)).not.toContain("administer");
    expect(allowed(ownersToken)).toContain("correct");
    expect(allowed({ ...owner, scopes: ["submit"] })).toEqual(["submit", "dispute"]);
    expect(allowed({ ...owner, scopes: [] }, { ...here, policy: "closed" })).toEqual([]);
  });
});
