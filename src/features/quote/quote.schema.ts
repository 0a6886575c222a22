import { listFormats } from '#src/domain/leads/form/form-fields.ts';
import { createFormSchema } from '#src/domain/leads/form/form-schema.ts';
import { quoteFields } from '#src/domain/leads/quote.fields.ts';
import { formatDollars } from '#src/lib/format.ts';
import { tidied } from '#src/lib/input/answers.schema.ts';
import {
  formatAmount,
  formatDownPayment,
  formatDownPaymentText,
  maxDollars,
  parseDownPayment,
  parseMoney,
  tidyPhone,
  tidyZipCode,
} from '#src/lib/input/typed-numbers.ts';
import { z } from '#src/lib/zod.ts';

/** How answers are formatted when their field is left, and before a press validates them. */
export const quoteFormats = listFormats(quoteFields, {
  phone: tidyPhone,
  zipCode: tidyZipCode,
  money: formatAmount,
  downPayment: formatDownPaymentText,
});

const phonePattern = /^[0-9 ()-]*$/;
const zipCodePattern = /^[0-9]{5}(-[0-9]{4})?$/;

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
      tidied,
      z.string().check(z.regex(zipCodePattern, 'Enter a ZIP code like 02139 or 02139-4307.')),
    ),
  money: ({ refusal, per }) =>
    z.pipe(
      tidied,
      z.transform((text, context) => {
        const amount = parseMoney(text, per);
        if (amount === undefined) return refuse(context, text, refusal);
        return amount > maxDollars ? refuse(context, text, tooMuch) : amount;
      }),
    ),
  downPayment: () =>
    z.pipe(
      tidied,
      z.transform((text, context) => {
        const downPayment = parseDownPayment(text);
        if (downPayment === undefined) {
          return refuse(
            context,
            text,
            'Enter an amount like 35,000 or a percentage like 10%. 0 is fine.',
          );
        }
        if (downPayment.kind === 'amount' && downPayment.dollars > maxDollars) {
          return refuse(context, text, tooMuch);
        }
        return formatDownPayment(downPayment);
      }),
    ),
});

function refuse(
  context: { issues: z.core.$ZodRawIssue[] },
  input: unknown,
  message: string,
): never {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER;
}
