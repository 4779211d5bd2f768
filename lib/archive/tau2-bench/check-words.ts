import type { RewardInfo } from "./schema.ts";

/** The scorer's checks that are filled in, in words; empty when it left no trace but the number. */
export function checkWords(rewardInfo: RewardInfo): string[] {
  const { db_check: dbCheck, reward_breakdown: breakdown, reward_basis: basis } = rewardInfo;
  const lists = {
    env_assertions: rewardInfo.env_assertions,
    action_checks: rewardInfo.action_checks,
    nl_assertions: rewardInfo.nl_assertions,
    communicate_checks: rewardInfo.communicate_checks,
  };
  const counted = Object.entries(lists).flatMap(([name, list]) => {
    const length = list?.length;
    return length === undefined || length === 0 ? [] : [`${name} ${length}`];
  });
  const products = Object.entries(breakdown ?? {}).map(([name, part]) => `${name} ${String(part)}`);
  const found = [
    ...(products.length > 0 ? [`breakdown ${products.join(", ")}`] : []),
    ...(typeof dbCheck === "object" && dbCheck !== null ? [`db_check ${matchOf(dbCheck)}`] : []),
    ...counted,
  ];
  // Early versions write a basis by default, so it is worth telling only beside checks.
  const hasBasis = basis !== null && basis !== undefined && basis.length > 0;
  return found.length > 0 && hasBasis ? [...found, `scored on ${basis.join(", ")}`] : found;
}

/** Whether the harness's own note says that it never ran the scorer. */
export function saysPremature({ info }: RewardInfo): boolean {
  return info?.note?.startsWith("Simulation terminated prematurely") === true;
}

function matchOf(dbCheck: object): string {
  return "db_match" in dbCheck ? `db_match ${String(dbCheck.db_match)}` : "filled in";
}
