import { formatDollars } from '#src/lib/format/format.ts';
import { tidied } from '#src/lib/input/answers.schema.ts';
import { tidyLine } from '#src/lib/input/text.ts';
import {
  formatAmount,
  formatDownPayment,
  formatDownPaymentText,
  maxDollars,
  parseDownPayment,
  parseMoney,
  tidyPhone,
} from '#src/lib/input/typed-numbers.ts';
import { z } from '#src/lib/loading/zod.ts';
import { listFormats } from '#src/model/lead-forms/form-fields.ts';
import { createFormSchema } from '#src/model/lead-forms/form-schema.ts';
import { quoteFields } from '#src/model/lead-forms/quote.fields.ts';

/** How answers are formatted when their field is left, and before a press validates them. */
export const quoteFormats = listFormats(quoteFields, {
  phone: tidyPhone,
  zipCode: tidyZipCode,
  money: formatAmount,
  downPayment: formatDownPaymentText,
});

const phonePattern = /^[0-9 ()-]*$/;
const zipCodePattern = /^[0-9]{5}(-[0-9]{4})?$/;

/** Formats a ZIP code of five or nine digits, with any dash or space before the last four, and no other text. */
function tidyZipCode(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, five, four] = /^(\d{5})[\s\p{Pd}\u2212]*(\d{4})?$/u.exec(visible) ?? [];
  return five ? five + (four ? `-${four}` : '') : text;
}

const tooMuch = `Enter an amount of at most ${formatDollars(maxDollars)}.`;

/** Parses the quote form's values as typed into the stored values. */
export const quoteSchema = createFormSchema(quoteFields, {
  phone: ({ limits: { min, max } }) =>
    z.pipe(
      tidied,
      z
        .string()
        .check(
          z.regex(
            phonePattern,
            'Use only digits, spaces, parentheses and hyphens, like (512) 555-0142.',
          ),
          z.minLength(min, 'Enter a phone number with its area code, like (512) 555-0142.'),
          z.maxLength(max, `Use at most ${max} characters, like (512) 555-0142.`),
        ),
    ),
  zipCode: () =>
    z.pipe(
      z.pipe(z.string(), z.transform(tidyLine)),
      z.string().check(z.regex(zipCodePattern, 'Enter a ZIP code like 02139 or 02139-4307.')),
    ),
  money: ({ fieldError, per }) =>
    typedAmount(
      (text) => parseMoney(text, per),
      (dollars) => dollars,
      fieldError,
    ),
  downPayment: () =>
    z.pipe(
      typedAmount(
        parseDownPayment,
        (downPayment) => (downPayment.kind === 'amount' ? downPayment.dollars : 0),
        'Enter an amount like 35,000 or a percentage like 10%. 0 is fine.',
      ),
      z.transform(formatDownPayment),
    ),
});

/** Returns the schema of a text that is read as an amount, of at most so many dollars. */
function typedAmount<Amount>(
  read: (text: string) => Amount | undefined,
  toDollars: (amount: Amount) => number,
  fieldError: string,
) {
  return z.pipe(
    tidied,
    z.transform((input, { issues }) => {
      const amount = read(input);
      if (amount !== undefined && toDollars(amount) <= maxDollars) return amount;
      issues.push({ code: 'custom', message: amount === undefined ? fieldError : tooMuch, input });
      return z.NEVER;
    }),
  );
}
