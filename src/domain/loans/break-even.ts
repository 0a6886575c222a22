import { boundedAmount } from './bounded.ts';
import { halfCent, maxMonths } from './limits.ts';

/**
 * Returns how many months of savings earn costs back: `costs / monthlySaving`, rounded up.
 *
 * @param costs dollars, 0 to 1e15
 * @param monthlySaving dollars a month, to 1e15
 * @returns whole months, 0 without costs; undefined where nothing is saved, or never enough
 * @example paybackMonths(3_000, 150) // 20
 * @see Board of Governors of the Federal Reserve System, "A Consumer's Guide to Mortgage Refinancings"
 */
export function paybackMonths(costs: number, monthlySaving: number): number | undefined {
  const toEarn = boundedAmount(costs);
  if (toEarn < halfCent) return 0;
  const saving = boundedAmount(monthlySaving);
  if (saving < halfCent) return undefined;
  return Math.max(1, Math.ceil(toEarn / saving - 1e-9));
}

/** The months in which one of two choices is ahead. */
export interface MonthsAhead {
  /** The first one, counted from 1. */
  from: number;
  /** The last one before it falls behind again; undefined where it stays ahead. */
  to?: number;
}

/**
 * Returns the first months in a row in which a choice is ahead, undefined if there is none.
 *
 * @param leadIn dollars that it is ahead by after so many months; less than half a cent is no lead
 * @param months how many months are looked at, 1 to 1000
 * @example monthsAhead((month) => month - 3, 12) // { from: 4 }
 */
export function monthsAhead(
  leadIn: (month: number) => number,
  months: number,
): MonthsAhead | undefined {
  const last = Math.min(months, maxMonths);
  let from: number | undefined;
  for (let month = 1; month <= last; month += 1) {
    const isAhead = leadIn(month) >= halfCent;
    if (from === undefined && isAhead) from = month;
    if (from !== undefined && !isAhead) return { from, to: month - 1 };
  }
  return from === undefined ? undefined : { from };
}
