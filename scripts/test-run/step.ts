export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StepResult extends Counts {
  /** Shown in full when something failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

/** A check that counts as one: its findings are its failure. */
export function checkStep(name: string, findings: () => Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const found = await findings();
      const passed = found.length === 0;
      return { ...one(passed), output: found.join("\n") };
    },
  };
}

export function one(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
