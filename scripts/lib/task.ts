/** How far something is. */
export interface Progress {
  done: number;
  total: number;
  /** What is counted, in the plural. */
  unit: string;
  /** What else there is to say, such as `2 failed`. */
  details?: readonly string[];
  /** Whether some take so much longer than others that the rate so far says nothing of the rest. */
  uneven?: boolean;
}

/** Something that runs, as its work sees it. */
export interface Task {
  update(progress: Progress): void;
}

/** Something that runs, as the status line sees it. */
export interface ActiveTask {
  name: string;
  /** In milliseconds. */
  startedAt: number;
  progress?: Progress;
}

/** Before this, the rate says too little. */
const estimateAfterMs = 10_000;

/**
 * Says how far a task is, and how long it may still take when all goes on at the same rate.
 *
 * @param now milliseconds, on the clock of its start
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
