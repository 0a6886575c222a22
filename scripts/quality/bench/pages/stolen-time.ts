import { readFileSync } from 'node:fs';

const jiffyMs = 10;
const lookEveryMs = 20;

/** Samples of stolen time. */
export interface StolenWatch {
  /**
   * Returns the processor time that the host stole between two times.
   *
   * @param from and `to` on the system's monotonic clock, in milliseconds, as a browser's trace has them
   * @returns milliseconds over all processors
   */
  between(from: number, to: number): number;
  stop(): void;
}

/**
 * Samples the processor time that the host of a virtual machine withholds, which Linux calls steal. It is
 * 0 where the system does not report it.
 */
export function watchStolen(): StolenWatch {
  const looks: Look[] = [];
  const look = () => void looks.push({ at: monotonicMs(), stolen: stolenMs() });
  look();
  const timer = setInterval(look, lookEveryMs);
  return {
    between: (from, to) => stolenBetween(looks, from, to),
    stop: () => clearInterval(timer),
  };
}

/** A sample of the time stolen since the machine was started; both in milliseconds. */
interface Look {
  at: number;
  stolen: number;
}

/** Returns the time stolen from the last sample before `from` to the first one after `to`. */
export function stolenBetween(looks: readonly Look[], from: number, to: number): number {
  const before = looks.findLast(({ at }) => at <= from) ?? looks[0];
  const after = looks.find(({ at }) => at >= to) ?? looks.at(-1);
  return before && after ? after.stolen - before.stolen : 0;
}

function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function stolenMs(): number {
  try {
    return stolenIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return 0;
  }
}

/** Parses the stolen milliseconds from the content of /proc/stat, see proc_stat(5). */
export function stolenIn(stat: string): number {
  const [, , , , , , , , steal] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(steal ?? 0) * jiffyMs;
}
