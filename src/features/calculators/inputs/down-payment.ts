import { formatAmount, parseDownPayment } from '#src/lib/input/typed-numbers.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';
import {
  askAboutInput,
  type Ranges,
  readAmount,
  readPercent,
  tidyAmount,
  tidyPercent,
} from './read-number.ts';
import type { DownPaymentInput } from './tool-inputs.ts';

/** The down payment in both of its fields, and what it comes to. */
export interface DownPaymentFigures {
  dollars: number;
  dollarsText: string;
  percentText: string;
  dollarsHint?: string | undefined;
  percentHint?: string | undefined;
}

/**
 * Returns both fields: the one that was typed into shows its text, the other one what that means for the price.
 * A share such as `20%` is understood in the field for dollars too.
 */
export function downPaymentFigures(
  { text, unit }: DownPaymentInput,
  homePrice: number,
): DownPaymentFigures {
  if (unit === 'percent') {
    const { value, hint } = readPercent(text);
    const dollars = roundToCents((homePrice * value) / 100);
    const dollarsText = formatAmount(String(dollars));
    return { dollars, dollarsText, percentText: text, percentHint: hint };
  }
  const share = shareIn(text);
  const { value, hint } = readAmount(text, 'downPayment', homePrice);
  const percent = homePrice > 0 ? Math.round((value / homePrice) * 10_000) / 100 : 0;
  const percentText = String(share?.percent ?? percent);
  return { dollars: value, dollarsText: text, percentText, dollarsHint: hint };
}

/** Returns the question that a down payment raises, in the field that was typed into. */
export function askAboutDownInput({ text, unit }: DownPaymentInput, questions: Ranges) {
  if (unit === 'percent') return askAboutInput(questions, 'downPaymentPercent', text);
  const share = shareIn(text);
  return share
    ? questions.askAboutDownPayment(share)
    : askAboutInput(questions, 'downPayment', text);
}

/** Returns the input in its usual form; a share typed as dollars moves to the field for percent. */
export function tidyDownPayment(input: DownPaymentInput): DownPaymentInput {
  if (input.unit === 'percent') return { ...input, text: tidyPercent(input.text) };
  const share = shareIn(input.text);
  if (share) return { unit: 'percent', text: String(share.percent) };
  return { ...input, text: tidyAmount(input.text) };
}

/** Returns the percentage that an amount is typed as. */
export function shareIn(text: string) {
  const parsed = parseDownPayment(text);
  return parsed?.kind === 'percent' ? parsed : undefined;
}
