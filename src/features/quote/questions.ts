import { parseMoney } from '#src/lib/input/money.ts';

/**
 * Asks about a phone number that is long enough only by what stands around its digits: fewer than the
 * seven of a local number. A shorter text is refused when the visitor goes on.
 *
 * @example phoneQuestion('((((((((((') // 'Is that the full number?'
 */
export function phoneQuestion(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').length;
  return digits < 7 && text.length - digits > 3 ? 'Is that the full number?' : undefined;
}

/**
 * Asks about an amount of zero.
 *
 * @example zeroQuestion('$0.00') // 'Is it really $0? You can continue if that is right.'
 */
export function zeroQuestion(text: string): string | undefined {
  return parseMoney(text) === 0 ? 'Is it really $0? You can continue if that is right.' : undefined;
}
