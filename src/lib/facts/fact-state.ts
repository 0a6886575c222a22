import { factDays as days, type FactName } from './fact-days.ts';

/** When a fact was checked, and its last day or `open`. */
interface Span {
  checked: string;
  ends: string;
}

/**
 * `ended`: no longer valid. `ends soon`: valid for a month at most. `check overdue`: a year has passed
 * since the last check, and no end is known. `check soon`: that day is within a month.
 */
export type FactState = 'current' | 'ends soon' | 'check soon' | 'check overdue' | 'ended';

/**
 * Returns how a group of figures stands on a day.
 *
 * @param day ISO date without a time
 * @example factState({ checked: '2026-11-23', ends: '2026-12-31' }, '2026-12-31') // 'ends soon'
 * @example factState({ checked: '2026-11-23', ends: '2026-12-31' }, '2027-01-01') // 'ended'
 */
export function factState(fact: Span, day: string): FactState {
  if (isPast(fact, day)) return 'ended';
  if (fact.ends !== 'open' && day >= monthsFrom(fact.ends, -1)) return 'ends soon';
  const recheck = recheckDay(fact);
  if (day >= recheck) return 'check overdue';
  return day >= monthsFrom(recheck, -1) ? 'check soon' : 'current';
}

/** Returns the day on which a group of figures is to be checked again: a year after its last check. */
export function recheckDay({ checked }: { checked: string }): string {
  return monthsFrom(checked, 12);
}

/**
 * Returns whether a group of figures is no longer valid, so that a page must not show it as current.
 *
 * @param day ISO date without a time
 */
export function hasEnded(name: FactName, day: string): boolean {
  return isPast(days[name], day);
}

/** Returns the year and month of the oldest check among some groups of figures, as in `2026-11`. */
export function asOf(names: readonly FactName[]): string | undefined {
  const [oldest] = names.map((name) => days[name].checked).sort();
  return oldest?.slice(0, 'yyyy-mm'.length);
}

/**
 * Returns whether any of some groups of figures has not been checked for a year.
 *
 * @param day ISO date without a time
 */
export function isCheckOverdue(names: readonly FactName[], day: string): boolean {
  return names.some((name) => day >= recheckDay(days[name]));
}

function isPast({ ends }: Span, day: string): boolean {
  return ends !== 'open' && day > ends;
}

/** The same day of another month, or the last day of that month if it is shorter. */
function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return there.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
