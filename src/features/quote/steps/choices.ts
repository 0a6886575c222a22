import { loanFacts } from '#src/model/facts/loan-facts.ts';
import type { quoteFields } from '#src/model/lead-forms/quote.fields.ts';
import { assumedScore } from '#src/model/rates/payment-at.ts';

const { fha, va, usda, conventional, closingCosts } = loanFacts;

interface LoanChoice {
  means: string;
  /** What to ask a lender then. */
  ask: string;
  /** What to have at hand besides what everybody needs. */
  paper?: string;
}

type ByValue<Value> = Readonly<Record<string, Value>>;
type Answer<Field extends 'loanType' | 'creditScore' | 'timeline'> =
  (typeof quoteFields)[Field]['options'][number]['value'];

export const loanChoices: ByValue<LoanChoice & { name: string }> = {
  conventional: {
    name: 'a conventional loan',
    means: `From ${conventional.downPaymentPercent}% down in some programs. Below ${conventional.insuranceBelowPercent}%, you usually pay mortgage insurance, which ends later.`,
    ask: 'What the mortgage insurance costs a month, and when it ends',
  },
  fha: {
    name: 'an FHA loan',
    means: `${fha.downPaymentPercent}% down from a score of ${fha.fromScore} on. Below ${fha.premiumEndsFromPercent}% down, its insurance lasts as long as the loan.`,
    ask: 'For a conventional estimate, too: either can cost less',
  },
  va: {
    name: 'a VA loan',
    means: `${va.whoCanGetOne}: nothing down and no monthly insurance, but usually a one-time fee.`,
    ask: 'How to get your Certificate of Eligibility, and whether you are exempt from the fee',
    paper: 'Your discharge papers, or a statement of service if you still serve',
  },
  usda: {
    name: 'a USDA loan',
    means: `Nothing down in ${usda.whereOneIsPossible}, for household incomes up to ${usda.incomeLimitPercent}% of the area median.`,
    ask: 'Whether the address and your household’s income are eligible',
    paper: 'The income of every adult in your household',
  },
} satisfies Record<Answer<'loanType'>, LoanChoice & { name: string }>;

const assumed: LoanChoice = {
  means: `Advertised rates usually assume a score of ${assumedScore} or more, like yours.`,
  ask: 'For the rate without points, and its APR',
};

export const scoreChoices: ByValue<LoanChoice> = {
  '300-579': {
    means: `FHA insures loans from ${fha.lowerScoreFrom} on, with ${fha.lowerScoreDownPaymentPercent}% down. A lender may ask for more.`,
    ask: 'Which score is needed, and what would raise yours the soonest',
  },
  '580-669': {
    means: `Enough for FHA with ${fha.downPaymentPercent}% down. A lender may ask for more, and the next one may not.`,
    ask: 'Whether a lowest score is the lender’s own or the program’s',
  },
  '670-739': {
    means: `You have a choice of loans. Advertised rates usually assume a score of ${assumedScore} or more.`,
    ask: `What a score of ${assumedScore} would change, if you paid down cards first`,
  },
  '740-799': assumed,
  '800-850': assumed,
} satisfies Record<Answer<'creditScore'>, LoanChoice>;

const timelineChoices = {
  immediately: {
    means: 'Sellers usually want a lender’s pre-approval letter. An inquiry isn’t one.',
  },
  '1-3months': { means: 'Time to get a lender’s pre-approval, and to compare costs.' },
  '3-6months': { means: 'Time to pay down cards, and to correct errors in your credit reports.' },
  '6-12months': {
    means: `Time to save for closing costs, too: commonly ${closingCosts.fromPercent}% to ${closingCosts.toPercent}% of the price.`,
  },
  '12+months': {
    means: 'Rates and prices will differ by then. Today’s figures are a rough guide.',
  },
} satisfies Record<Answer<'timeline'>, Pick<LoanChoice, 'means'>>;

/** By field, with what stands there before there is a choice. */
const selects: ByValue<{ choices: ByValue<Pick<LoanChoice, 'means'>>; unsure: string }> = {
  creditScore: {
    choices: scoreChoices,
    unsure: 'Buying together? Choose the lower of your two ranges.',
  },
  loanType: { choices: loanChoices, unsure: 'Did you or your spouse serve? Look at VA.' },
  timeline: { choices: timelineChoices, unsure: 'A guess is fine.' },
};

/** Returns what the answer of a select means, or how to choose one. */
export function describeChoice(field: string, answer: string): string | undefined {
  const select = selects[field];
  return select?.choices[answer]?.means ?? select?.unsure;
}
