import { describe, expect, it } from "vitest";
import type { Actor } from "../access/actor.ts";
import { decides, partInSubmission } from "./submission-part.ts";

const ada: Actor = {
  kind: "user",
  id: "ada",
  name: "Ada",
  isOwner: false,
  maintains: [],
  scopes: null,
};
const mina: Actor = { ...ada, id: "mina", maintains: ["airline"] };
const owner: Actor = { ...ada, id: "olga", isOwner: true };
const preview = { state: "preview", submitterId: "ada", boards: [] } as const;
const sent = { ...preview, state: "awaiting_review", boards: ["airline"] } as const;
const asked = { policy: "open", holdsCapability: false } as const;

describe("partInSubmission", () => {
  it("is its submitter's by account or by the capability of the upload", () => {
    expect(partInSubmission(preview, { ...asked, actor: ada })).toBe("submitter");
    const holder = { ...asked, holdsCapability: true };
    expect(partInSubmission(preview, { ...holder, actor: { kind: "anonymous" } })).toBe(
      "submitter",
    );
  });

  it("shows a preview to nobody else, an owner neither", () => {
    for (const actor of [mina, owner, { kind: "anonymous" } as const]) {
      expect(partInSubmission(preview, { ...asked, actor })).toBe(null);
    }
  });

  it("is the maintainers' once it was sent for review, of all of its boards", () => {
    expect(partInSubmission(sent, { ...asked, actor: mina })).toBe("maintainer");
    expect(partInSubmission(sent, { ...asked, actor: owner })).toBe("maintainer");
    const two = { ...sent, boards: ["airline", "retail"] };
    expect(partInSubmission(two, { ...asked, actor: mina })).toBe(null);
    expect(partInSubmission(sent, { ...asked, actor: { ...ada, id: "eve" } })).toBe(null);
  });

  it("takes no user without an account for the submitter of a submission without one", () => {
    const nobodys = { ...preview, submitterId: null };
    expect(partInSubmission(nobodys, { ...asked, actor: { kind: "anonymous" } })).toBe(null);
  });
});

it("lets a submitter decide alone only where whoever submits publishes", () => {
  expect(decides(ada, ["airline"], "direct")).toBe(true);
  expect(decides(ada, ["airline"], "open")).toBe(false);
  expect(decides(mina, ["airline"], "open")).toBe(true);
});
