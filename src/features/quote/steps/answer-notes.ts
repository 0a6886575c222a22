import { formatDollars } from '#src/lib/format/format.ts';
import type { Question } from '#src/lib/hooks/use-question.ts';
import { suggestEmail } from '#src/lib/input/email-typos.ts';
import {
  type Period,
  parseDownPayment,
  parseMoney,
  phoneKey,
} from '#src/lib/input/typed-numbers.ts';
import {
  askAboutComma,
  askAboutDownPayment,
  askAboutNumber,
} from '#src/model/loans/usual-ranges.ts';

/** Returns a question about a phone number that the schema accepts, but that no US phone has. */
export function askAboutPhone(text: string): Question | undefined {
  return /^.{3}[01].{6}$/.test(phoneKey(text))
    ? { text: 'Is that the right number? The fourth digit of a US number is 2 to 9.' }
    : undefined;
}

/** From this credit score on, most loans are conventional. */
export const usualScoreFrom = 670;

/** Returns whether a range of scores such as `580-669` is below it; false for none. */
export function isLowScore(range: string): boolean {
  return range !== '' && Number.parseInt(range, 10) < usualScoreFrom;
}

/** Returns a question about an answer that is hardly meant, like 'Did you mean $85,000?' */
export function askAboutAnswer(field: string, text: string, per?: Period): Question | undefined {
  const question = askAboutTyped(field, text, per);
  if (!question || question.action) return question;
  return { text: `${question.text} You can continue if that is right.` };
}

function askAboutTyped(field: string, text: string, per?: Period): Question | undefined {
  if (field === 'email') {
    const answer = suggestEmail(text);
    return answer ? { text: `Did you mean ${answer}?`, action: 'Use it', answer } : undefined;
  }
  if (field === 'phone') return askAboutPhone(text);
  if (field === 'downPayment') {
    const downPayment = parseDownPayment(text);
    return downPayment ? askAboutDownPayment(downPayment) : askAboutComma(field, text);
  }
  if (field !== 'income' && field !== 'homePrice') return undefined;
  const dollars = parseMoney(text, per);
  return dollars === undefined ? askAboutComma(field, text) : askAboutNumber(field, dollars);
}

/** Returns a note about a down payment and a home price, both as typed, like '20% of $450,000 is $90,000.' */
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

/** Returns the whole dollars of a down payment as typed, also of a percentage of the price; undefined for other texts. */
export function downPaymentDollars(downPayment: string, homePrice: string): number | undefined {
  const parsed = parseDownPayment(downPayment);
  if (parsed?.kind !== 'percent') return parsed?.dollars;
  const price = parseMoney(homePrice);
  return price === undefined ? undefined : Math.round((price * parsed.percent) / 100);
}
