import { pathSegment } from "#lib/domain/path-segment.ts";

export function boardPath(board: string): string {
  return `/boards/${board}`;
}

export function diffPath(board: string): string {
  return `/boards/${board}/diff`;
}

export function frontierPath(board: string): string {
  return `/boards/${board}/frontier`;
}

export const comparePath = "/compare";

export function comparePairPath(base: string, run: string): string {
  return `${comparePath}?base=${base}&run=${run}`;
}

export function runPath(run: string): string {
  return `/runs/${run}`;
}

export function episodePath(run: string, task: string, trial: number): string {
  return `/runs/${run}/episodes/${pathSegment(task)}/${trial}`;
}

export function submissionPath(submission: string): string {
  return `/submissions/${submission}`;
}

export function editionsPath(board: string): string {
  return `/boards/${board}/editions`;
}

export function editionPath(board: string, number: number): string {
  return `/boards/${board}/editions/${number}`;
}

export function taskSetPath(slug: string): string {
  return `/task-sets/${slug}`;
}
