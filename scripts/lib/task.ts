/** How much of a task is done. */
export interface Progress {
  done: number;
  total: number;
  /** What is counted, in the plural. */
  unit: string;
  /** Further facts, such as `2 failed`. */
  details?: readonly string[];
  /** Whether items take so unequal times that the rate so far does not predict the rest. */
  uneven?: boolean;
}

/** A running task, as its work sees it. */
export interface Task {
  update(progress: Progress): void;
}

/** A running task, as the status line sees it. */
export interface ActiveTask {
  name: string;
  /** In milliseconds. */
  startedAt: number;
  progress?: Progress;
}

/** Before this, the rate is not reliable. */
const estimateAfterMs = 10_000;

/**
 * Describes a task's progress, with the time left at the current rate.
 *
 * @param now milliseconds, on the same clock as `startedAt`
 * @example 'e2e 96 s: 143 of 478 tests, 2 failed, about 4 min left'
 */
export function describeTask({ name, startedAt, progress }: ActiveTask, now: number): string {
  const elapsedMs = now - startedAt;
  const head = `${name} ${elapsed(elapsedMs)}`;
  if (!progress) return head;
  const { done, total, unit, details = [], uneven = false } = progress;
  const counts = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${unit}`;
  const leftMs = (elapsedMs * (total - done)) / done;
  const hasRate = !uneven && elapsedMs >= estimateAfterMs && done > 0 && done < total;
  const estimate = hasRate ? [`about ${rounded(leftMs)} left`] : [];
  return `${head}: ${[counts, ...details, ...estimate].join(', ')}`;
}

/** @example '7 min 5 s' */
function elapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** @example '42 s', and from two minutes on '7 min' */
function rounded(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
