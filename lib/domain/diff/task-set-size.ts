/** A statement of how many episodes a whole task set has, with who says so. */
export interface TaskSetSize {
  readonly benchmark: string;
  readonly taskSet: string;
  /** Null for every version of the task set. */
  readonly version: string | null;
  readonly tasks: number;
  readonly trials: number;
  readonly source: string;
  readonly author: string;
  /** In which role the author said it, in plain words. */
  readonly role: string;
  /** ISO time, UTC. */
  readonly createdAt: string;
}
