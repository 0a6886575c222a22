import { parseMoney } from '#src/lib/input/typed-numbers.ts';

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
