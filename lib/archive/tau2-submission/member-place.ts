/** Where a submission lies: `<board>/<folder>/submission.json`. */
export interface MemberPlace {
  /** Path of the folder that holds the board's manifest; "" at the archive's top. */
  readonly board: string;
  /** The submission's own folder name, its id on the board; null for a file without a folder. */
  readonly folder: string | null;
}

/** Splits a member's path into its board and its submission folder. */
export function memberPlace(path: string): MemberPlace {
  const segments = path.split("/");
  return { board: segments.slice(0, -2).join("/"), folder: segments.at(-2) ?? null };
}
