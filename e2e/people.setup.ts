import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import {
  maintained,
  ownedUrl,
  ownerLinkFile,
  type Person,
  password,
  people,
  sessionOf,
} from "./owned.ts";

test.use({ baseURL: ownedUrl });

async function register(page: Page, person: Person): Promise<void> {
  const { name, email } = people[person];
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail of the new account").fill(email);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Make an account" }).click();
}

async function keepSession(page: Page, person: Person): Promise<void> {
  await page.context().storageState({ path: sessionOf(person) });
}

for (const person of ["maintainer", "submitter"] as const) {
  test(`a ${person} makes an account`, async ({ page }) => {
    await page.goto("/sign-in");
    await register(page, person);
    await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
    await keepSession(page, person);
  });
}

test("the first owner follows the link of the start and names a maintainer", async ({ page }) => {
  await page.goto(readFileSync(ownerLinkFile, "utf8"));
  await register(page, "owner");
  await page.getByRole("button", { name: "Make Olga Owner an owner" }).click();
  await expect(page.getByText("owner of this site: every board")).toBeVisible();
  await page.goto("/maintain");
  await page.getByLabel("E-mail of the account").fill(people.maintainer.email);
  await page.getByRole("combobox", { name: "Role" }).selectOption(maintained);
  await page.getByRole("button", { name: "Set the role" }).click();
  await expect(page.getByRole("row", { name: people.maintainer.name })).toContainText(
    `maintainer of ${maintained}`,
  );
  await keepSession(page, "owner");
});
