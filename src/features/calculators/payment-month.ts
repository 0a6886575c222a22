import { useSyncExternalStore } from 'react';
import { payoffMonth, type YearMonth } from '#src/domain/loans/early-payoff.ts';
import { monthNames } from '#src/lib/format.ts';
import { subscribeToNothing } from '#src/lib/use-hydrated.ts';

/** @example formatMonth({ year: 2056, month: 11 }) // 'November 2056' */
export function formatMonth({ year, month }: YearMonth): string {
  return `${monthNames[month - 1]} ${year}`;
}

/** Returns the month of a payment, counted from 1, when the first one is due in the month after `today`. */
export function paymentMonth(today: YearMonth, payment: number): YearMonth | undefined {
  const next = payoffMonth(today, 2);
  return next && payoffMonth(next, payment);
}

/** Returns the months since the year 0 as one number: a snapshot must be equal to itself. */
function monthsToday(): number {
  const now = new Date();
  return now.getFullYear() * 12 + now.getMonth();
}

/** Returns this month; undefined in a prerendered page, which may be read much later. */
export function useThisMonth(): YearMonth | undefined {
  const months = useSyncExternalStore<number | undefined>(
    subscribeToNothing,
    monthsToday,
    () => undefined,
  );
  if (months === undefined) return undefined;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Returns a function that writes the month of a payment in parentheses after a space, where it is known. */
export function useMonthAfter(): (payment: number) => string {
  const today = useThisMonth();
  return (payment) => {
    const month = today && paymentMonth(today, payment);
    return month ? ` (${formatMonth(month)})` : '';
  };
}
