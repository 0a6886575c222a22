import { factDays } from './fact-days.ts';
import type { loanFacts } from './loan-facts.ts';

/**
 * Returns whether a group of figures is no longer valid, so that a page must not show it as current.
 *
 * @param day ISO date without a time
 */
export function hasEnded(name: keyof typeof loanFacts, day: string): boolean {
  // 'open' is greater than any day.
  return day > factDays[name].ends;
}

/** Returns the day of the oldest check: the figures of loan-facts.ts are as of that day. */
export function oldestCheck(): string {
  const days = Object.values(factDays).map(({ checked }) => checked);
  return days.reduce((oldest, day) => (day < oldest ? day : oldest));
}

/**
 * Returns the day on which a figure is to be checked again: a year after its last check.
 *
 * @example recheckDay('2026-11-23') // '2027-11-23'
 */
export function recheckDay(checked: string): string {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}`.replace('-02-29', '-02-28');
}
