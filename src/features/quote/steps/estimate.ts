import { parseMoney } from '#src/lib/input/typed-numbers.ts';
import { type ProgramKind, planHomeLoan } from '#src/model/facts/home-loan.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import { findRequirements, type RequestedLoan } from '#src/model/facts/loan-requirements.ts';
import type { QuoteInput } from '#src/model/lead-forms/quote.fields.ts';
import { usualScores } from '#src/model/loans/number-kinds.ts';
import { assumedScore, wholeDollars } from '#src/model/rates/payment-at.ts';
import { rateKinds, readRate, type ShownRates, styleOfDay } from '#src/model/rates/shown-rates.ts';
import { downPaymentDollars } from './answer-notes.ts';

/** The answers that an estimate is of. */
export type LoanAnswers = Pick<
  QuoteInput,
  'homePrice' | 'downPayment' | 'loanType' | 'creditScore'
> &
  Partial<Pick<QuoteInput, 'zipCode'>>;

/** What a program adds to the payment, and to the loan. */
const programTexts: Record<ProgramKind, { monthly: string; financed: string }> = {
  conventional: { monthly: ' with mortgage insurance', financed: '' },
  fha: { monthly: ' with FHA insurance', financed: ', with the upfront premium' },
  va: { monthly: '', financed: ', with the funding fee of a first VA loan' },
  usda: { monthly: ' with the USDA annual fee', financed: ', with the guarantee fee' },
};

/** Returns the loan of these answers, as typed; undefined as long as they make none. */
export function readRequestedLoan(answers: LoanAnswers): RequestedLoan | undefined {
  const { loanType, creditScore, zipCode = '' } = answers;
  const homePrice = parseMoney(answers.homePrice) ?? 0;
  const downPayment = downPaymentDollars(answers.downPayment, answers.homePrice);
  if (downPayment === undefined || !(loanType in programTexts)) return undefined;
  const [min, max] = creditScore.split('-').map(Number);
  const scores = min && max ? { min, max } : usualScores;
  return { program: loanType as ProgramKind, scores, homePrice, downPayment, zipCode };
}

/**
 * Estimates what a loan costs a month as the Advanced calculator does, with the premiums and fees of its program,
 * from answers as typed and the displayed rates: the jumbo rate for a conventional loan above the limit of most
 * counties, the 30-year fixed rate for all others. The credit score changes the words, never the rate.
 *
 * @returns the parts of the sentences; undefined if there is no loan, or none that its program makes, or no rate to calculate with, or an
 *   outdated one
 */
export function estimatePayment(answers: LoanAnswers, rates: ShownRates) {
  const requested = readRequestedLoan(answers);
  if (!requested || !findRequirements(requested).isPossible) return undefined;
  const { program, homePrice, downPayment } = requested;
  const isJumbo =
    program === 'conventional' && homePrice - downPayment > loanFacts.conformingLimits.baseline;
  const field = isJumbo ? 'jumbo30' : 'fixed30';
  const annualRatePercent = readRate(rates[field]);
  const apr = rates.aprs[field];
  if (annualRatePercent === undefined || !apr || rates.age === 'outdated') return undefined;
  const { termYears, aprLoan } = rateKinds[field];
  const { breakdown, loan } = planHomeLoan({
    homePrice,
    downPayment,
    annualRatePercent,
    termMonths: termYears * 12,
    program,
    countsInsurance: true,
    score: assumedScore,
    vaUse: 'first',
    costs: { annualPropertyTax: 0, annualHomeInsurance: 0, monthlyHoa: 0 },
  });
  const rounded = Math.round(breakdown.total / 10) * 10;
  if (rounded === 0) return undefined;
  const { monthly, financed } = programTexts[program];
  const isToday = rates.age === 'today';
  const isScoreReached = Number(answers.creditScore.split('-')[0]) >= assumedScore;
  const ofScore = isScoreReached ? ' or higher, like yours' : '; lower scores usually pay more';
  return {
    monthly: breakdown.total,
    payment: wholeDollars(rounded),
    including: breakdown.mortgageInsurance > 0 ? monthly : '',
    example: isToday ? `At today’s ${rates[field]} example` : `At our ${rates[field]} example`,
    asOf: {
      text: isToday || !rates.lastUpdated ? '' : ` as of ${rates.lastUpdated}`,
      style: styleOfDay(rates),
    },
    basis: `, which assumes a ${assumedScore} score${ofScore}. For ${wholeDollars(loan.principal)} over ${termYears} years${financed}. The example’s APR, not yours: ${apr} for ${wholeDollars(aprLoan)} with ${rates.aprCosts}.`,
  };
}
