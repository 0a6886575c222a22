import { recheckDay } from './shown-facts.ts';

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
  if (fact.ends !== 'open') {
    if (day > fact.ends) return 'ended';
    if (day >= monthBefore(fact.ends)) return 'ends soon';
  }
  const recheck = recheckDay(fact.checked);
  if (day >= recheck) return 'check overdue';
  return day >= monthBefore(recheck) ? 'check soon' : 'current';
}

/** The same day of the month before, or the last day of that month if it is shorter. */
function monthBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const there = new Date(Date.UTC(year, month - 2, Math.min(date, lastDate)));
  return there.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
