import { expect, it } from "vitest";
import { placeAfterSignIn, signInPath } from "./sign-in-query.ts";

it("leads back to a place of this site", () => {
  expect(placeAfterSignIn({ next: "/boards/airline?slice=requires_write" })).toBe(
    "/boards/airline?slice=requires_write",
  );
  expect(signInPath("/maintain")).toBe("/sign-in?next=%2Fmaintain");
  expect(signInPath("/account")).toBe("/sign-in");
});

it.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/a\n",
  "",
])("never leads to another site: %j", (next) => {
  expect(placeAfterSignIn({ next })).toBe("/account");
});

it("takes no list for a place", () => {
  expect(placeAfterSignIn({ next: ["/a", "/b"] })).toBe("/account");
});
