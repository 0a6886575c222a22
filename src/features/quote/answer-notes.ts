import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDollars } from '#src/lib/format.ts';
import { parseDownPayment, parseMoney } from '#src/lib/input/typed-numbers.ts';

const pauseMs = 1_000;

/**
 * Asks about a valid but unlikely answer once the visitor pauses, because a half-typed answer is
 * often odd. The question disappears as soon as the answer no longer raises it.
 *
 * @param ask returns the question that a text raises, if any
 * @param atOnce asks without a pause, where a half-typed answer is hardly ever odd
 * @returns the suggestion for the field's TextField
 */
export function useQuestion(
  name: string,
  ask: (text: string) => string | undefined,
  { atOnce = false } = {},
): { text: string } | undefined {
  const { control } = useFormContext<Record<string, string>>();
  const typed = useWatch({ control, name }) ?? '';
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const question = (atOnce || ask(paused)) && ask(typed);
  return question ? { text: question } : undefined;
}

/**
 * Returns a question about a phone number that is long enough but has fewer than the seven digits
 * of a local number. The schema rejects shorter texts.
 *
 * @example phoneQuestion('((((((((((') // 'Is that the full number?'
 */
export function phoneQuestion(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').length;
  return digits < 7 && text.length - digits > 3 ? 'Is that the full number?' : undefined;
}

/**
 * Returns a question about an amount of zero.
 *
 * @example zeroQuestion('$0.00') // 'Is it really $0? You can continue if that is right.'
 */
export function zeroQuestion(text: string): string | undefined {
  return parseMoney(text) === 0 ? 'Is it really $0? You can continue if that is right.' : undefined;
}

/**
 * Returns a note about a down payment and a home price, both as typed: the amount of a percentage,
 * the percentage of an amount, or a warning if it exceeds the price.
 *
 * @returns undefined if there is nothing to say yet
 * @example downPaymentNote('20%', '450,000') // '20% of $450,000 is $90,000.'
 */
export function downPaymentNote(downPayment: string, homePrice: string): string | undefined {
  const parsed = parseDownPayment(downPayment);
  const price = parseMoney(homePrice);
  const dollars = downPaymentDollars(downPayment, homePrice);
  if (!parsed || !price || dollars === undefined) return undefined;
  if (parsed.kind === 'percent') {
    return `${parsed.percent}% of ${formatDollars(price)} is ${formatDollars(dollars)}.`;
  }
  if (dollars > price) {
    return `That is more than the home price of ${formatDollars(price)}. You can continue if that is right.`;
  }
  const percent = Math.round((dollars / price) * 1000) / 10;
  return `${formatDollars(dollars)} is ${percent}% of ${formatDollars(price)}.`;
}

/**
 * Returns the dollars of a down payment: those that were typed, or its percentage of the home price in whole
 * dollars.
 *
 * @returns undefined if a text is neither
 * @example downPaymentDollars('10%', '410,000') // 41000
 */
export function downPaymentDollars(downPayment: string, homePrice: string): number | undefined {
  const parsed = parseDownPayment(downPayment);
  if (parsed?.kind !== 'percent') return parsed?.dollars;
  const price = parseMoney(homePrice);
  return price === undefined ? undefined : Math.round((price * parsed.percent) / 100);
}
