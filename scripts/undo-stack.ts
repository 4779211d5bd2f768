export interface UndoStack {
  add(undo: () => Promise<void>): void;
  /** Runs what was added, the last first. Later calls wait for the first. */
  run(): Promise<void>;
}

/** Remembers how to take back what was started. */
export function undoStack(): UndoStack {
  const undos: (() => Promise<void>)[] = [];
  let running: Promise<void> | null = null;
  async function unwind(): Promise<void> {
    for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) await undo();
  }
  return {
    add: (undo) => undos.push(undo),
    run: () => {
      running ??= unwind();
      return running;
    },
  };
}
