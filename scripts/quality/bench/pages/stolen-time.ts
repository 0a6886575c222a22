import { readFileSync } from 'node:fs';

const jiffyMs = 10;
const lookEveryMs = 20;

/** What a watch of the host has seen. */
export interface StolenWatch {
  /**
   * How long the host kept this machine's processors for others between two moments.
   *
   * @param from and `to` on the system's monotonic clock, in milliseconds, as a browser's trace has them
   * @returns milliseconds of all processors together
   */
  between(from: number, to: number): number;
  stop(): void;
}

/**
 * Watches how long the host of a virtual machine keeps its processors for others: what Linux calls
 * steal. It sees none where that is not told.
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

/** What was stolen since the machine was started, as seen at a moment; both in milliseconds. */
interface Look {
  at: number;
  stolen: number;
}

/** What was stolen from the last look before `from` to the first one after `to`. */
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

/** What was stolen by the content of /proc/stat, see proc_stat(5); in milliseconds. */
export function stolenIn(stat: string): number {
  const [, , , , , , , , steal] = stat.split('\n', 1)[0]?.split(/\s+/) ?? [];
  return Number(steal ?? 0) * jiffyMs;
}
