import { useSyncExternalStore } from 'react';
import { monthNames } from '#src/lib/format/format.ts';
import { subscribeToNothing } from '#src/lib/hooks/use-hydrated.ts';

/**
 * Returns the month of a payment, counted from 1, when the first one is due in the month after `today`.
 *
 * @param today months since the year 0
 * @example formatPaymentMonth(2026 * 12 + 10, 360) // 'November 2056'
 */
export function formatPaymentMonth(today: number, payment: number): string {
  const month = today + payment;
  return `${monthNames[month % 12]} ${Math.floor(month / 12)}`;
}

function monthsToday(): number {
  const now = new Date();
  return now.getFullYear() * 12 + now.getMonth();
}

/** Returns the months since the year 0; undefined in a prerendered page, which may be read much later. */
export function useThisMonth(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribeToNothing, monthsToday, () => undefined);
}

/** Returns a function that writes the month of a payment in parentheses after a space, where it is known. */
export function useMonthAfter(): (payment: number) => string {
  const today = useThisMonth();
  return (payment) => (today === undefined ? '' : ` (${formatPaymentMonth(today, payment)})`);
}
