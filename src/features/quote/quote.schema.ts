import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { formatDollars } from '#src/lib/format.ts';
import {
  boundedLine,
  choice,
  emailAddress,
  givenConsent,
  tidied,
} from '#src/lib/input/answers.schema.ts';
import {
  amountsMeantBy,
  formatDownPayment,
  maxDollars,
  parseDownPayment,
  parseMoney,
} from '#src/lib/input/typed-numbers.ts';
import { z } from '#src/lib/zod.ts';

/** Lengths in code points, inclusive, as zod and the security rules count them. */
export const quoteLimits = {
  name: { min: 2, max: 50 },
  phone: { min: 10, max: 15 },
  address: { min: 5, max: 100 },
  dollars: { min: 0, max: maxDollars },
} as const;

const phonePattern = /^[0-9 ()-]*$/;
const zipCodePattern = /^[0-9]{5}(-[0-9]{4})?$/;

const tooMuch = `Enter an amount of at most ${formatDollars(maxDollars)}.`;

/**
 * Parses the quote form's values as typed into the stored values. Next validates the fields of the
 * current step with it, and Submit validates all fields.
 */
export const quoteSchema = z.object({
  firstName: personName('your first name'),
  lastName: personName('your last name'),
  email: emailAddress,
  phone: z.pipe(
    tidied,
    z
      .string()
      .check(
        z.regex(
          phonePattern,
          'Use only digits, spaces, parentheses and hyphens, like (555) 123-4567.',
        ),
        z.minLength(
          quoteLimits.phone.min,
          'Enter a phone number with its area code, like (555) 123-4567.',
        ),
        z.maxLength(
          quoteLimits.phone.max,
          `Use at most ${quoteLimits.phone.max} characters, like (555) 123-4567.`,
        ),
      ),
  ),
  address: boundedLine(quoteLimits.address, 'Enter a street address, like 120 Maple Street.'),
  zipCode: z.pipe(
    tidied,
    z.string().check(z.regex(zipCodePattern, 'Enter a ZIP code like 02139 or 02139-4307.')),
  ),
  income: dollars('your yearly income', '62,500'),
  creditScore: choice(creditScoreOptions, 'Choose your credit score range.'),
  loanType: choice(loanTypeOptions, 'Choose a loan type.'),
  homePrice: dollars('a home price', '325,000'),
  downPayment: z.pipe(
    z.string(),
    z.transform((text, context) => {
      const downPayment = parseDownPayment(text);
      if (downPayment === undefined) {
        return refuse(
          context,
          text,
          commaProblem(text) ?? 'Enter an amount like 35,000 or a percentage like 10%. 0 is fine.',
        );
      }
      if (downPayment.kind === 'amount' && downPayment.dollars > maxDollars) {
        return refuse(context, text, tooMuch);
      }
      return formatDownPayment(downPayment);
    }),
  ),
  timeline: choice(timelineOptions, 'Choose when you hope to buy.'),
  contactConsent: givenConsent,
});

/** The form's values as typed. */
export type QuoteInput = z.input<typeof quoteSchema>;

/** The form's values as stored. */
export type QuoteAnswers = z.output<typeof quoteSchema>;

function personName(what: string) {
  const { name } = quoteLimits;
  return boundedLine(name, `Enter ${what} with at least ${name.min} characters.`);
}

function dollars(what: string, example: string) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const amount = parseMoney(text);
      if (amount === undefined) {
        return refuse(
          context,
          text,
          commaProblem(text) ?? `Enter ${what} in dollars, like ${example}.`,
        );
      }
      return amount > quoteLimits.dollars.max ? refuse(context, text, tooMuch) : amount;
    }),
  );
}

/** Asks about an amount such as `450,50`, which may mean two. */
function commaProblem(text: string): string | undefined {
  const meant = amountsMeantBy(text);
  return meant && `Enter ${meant.join(' or ')}. A comma only separates thousands.`;
}

function refuse(
  context: { issues: z.core.$ZodRawIssue[] },
  input: unknown,
  message: string,
): never {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER;
}
