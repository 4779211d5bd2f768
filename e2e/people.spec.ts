import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectSound } from "./expect-sound.ts";
import { test } from "./fixtures.ts";
import { ownedUrl, ownerLinkFile, password, people, sessionOf } from "./owned.ts";

test.use({ baseURL: ownedUrl });

test("somebody signs in, is told of a wrong password, and signs out", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expectSound(page, "sign in");
  const password_ = page.getByLabel("Password", { exact: true });
  await page.getByLabel("E-mail", { exact: true }).fill(people.submitter.email);
  await password_.fill("not the password");
  const answer = page.waitForResponse(/sign-in\/email/);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  expect((await answer).status()).toBe(401);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Invalid email or password",
  );
  await password_.fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(people.submitter.email)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${ownedUrl}/`);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in$/);
});

test.describe("a submitter", () => {
  test.use({ storageState: sessionOf("submitter") });

  test("makes a token, sees its secret once and revokes it", async ({ page, request }) => {
    await page.goto("/account");
    await page.getByLabel("Name of the token").fill("nightly");
    await page.getByRole("button", { name: "Make a token" }).click();
    const told = page.getByText("shown only now");
    const secret = String(await told.locator("code").textContent());
    await expectSound(page, "account");
    await page.reload();
    await expect(page.getByRole("row", { name: "nightly" })).toContainText("submit");
    expect(await page.content()).not.toContain(secret);
    await page.getByRole("button", { name: "Revoke nightly" }).click();
    await expect(page.getByRole("row", { name: "nightly" })).toContainText("revoked");
    const headers = { authorization: `Bearer ${secret}` };
    expect((await request.get("/api/v1/tokens", { headers })).status()).toBe(401);
  });

  test("finds no desk and no audit log", async ({ page }) => {
    await page.goto("/maintain");
    await expect(page.getByText("You maintain no board")).toBeVisible();
    expect((await page.goto("/maintain/log"))?.status()).toBe(404);
  });

  test("becomes no owner by a link that was used", async ({ page }) => {
    await page.goto(readFileSync(ownerLinkFile, "utf8"));
    await page.getByRole("button", { name: `Make ${people.submitter.name} an owner` }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      "This link does not work",
    );
  });
});

test.describe("an owner", () => {
  test.use({ storageState: sessionOf("owner") });

  test("sees who may do what, and everything that was changed", async ({ page }) => {
    await page.goto("/maintain");
    await expect(page.getByRole("radio", { name: /^Open/ })).toBeChecked();
    await expect(page.getByRole("row", { name: people.submitter.name })).toContainText("submitter");
    await expectSound(page, "maintain");
    await page.getByRole("link", { name: "Everything that was changed" }).click();
    const log = page.getByRole("table");
    await expect(log.getByRole("row", { name: "owner claimed" })).toContainText(people.owner.name);
    await expect(log.getByRole("row", { name: "maintainer added" })).toContainText(
      "worked-example",
    );
    await expectSound(page, "audit log");
  });

  test("stays one: the last owner cannot be unmade", async ({ page }) => {
    await page.goto("/maintain");
    await page.getByLabel("E-mail of the account").fill(people.owner.email);
    await page.getByRole("combobox", { name: "Role" }).selectOption("owner of this site");
    await page.getByRole("combobox", { name: "From now on" }).selectOption("has it no longer");
    await page.getByRole("button", { name: "Set the role" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("The last owner");
  });
});

test("a page runs no script but its own", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: ownedUrl });
  const planted = `<script>document.title = "ran"</script><img src="/icon.svg" onload="document.title = 'ran'">`;
  await page.route("/method", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<main", `${planted}<main`);
    await route.fulfill({ response, body });
  });
  const response = await page.goto("/method", { waitUntil: "networkidle" });
  expect(await response?.text()).toContain(planted);
  expect(response?.headers()["content-security-policy"]).toMatch(
    /script-src 'self' 'nonce-[^']+' 'strict-dynamic';/,
  );
  await expect(page).toHaveTitle(/Assay/);
  await page.getByRole("link", { name: "Boards", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Boards" })).toBeVisible();
  await page.close();
});
