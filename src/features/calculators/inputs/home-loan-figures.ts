import { parseDownPayment } from '#src/lib/input/typed-numbers.ts';
import { planHomeLoan } from '#src/model/facts/home-loan.ts';
import { findRequirements } from '#src/model/facts/loan-requirements.ts';
import type { QuoteStart } from '#src/model/lead-forms/quote.fields.ts';
import { earlyPayoff } from '#src/model/loans/early-payoff.ts';
import { loanCost, roundToCents } from '#src/model/loans/loan-cost.ts';
import { usualScores } from '#src/model/loans/number-kinds.ts';
import type { HousingCosts, PaymentBreakdown } from '#src/model/loans/payment-breakdown.ts';
import { downPaymentFigures, shareIn } from './down-payment.ts';
import { readInputs } from './inputs.ts';
import { readAmount, tidyAmount, tidyPercent } from './read-number.ts';
import { type HomeLoanInputs, homeLoanDefaults, homeLoanTable } from './tool-inputs.ts';

/** Returns everything that the advanced calculator says of a home loan except its schedule. */
export function computeHomeLoan(inputs: HomeLoanInputs) {
  const { homePrice, rate, insuranceRate } = readInputs(homeLoanTable, inputs);
  const downPayment = downPaymentFigures(inputs.downPayment, homePrice);
  const prepayments = readPrepayments(inputs);
  const { score } = inputs;
  const costs = readHousingCosts(inputs);
  const planned = planHomeLoan({
    homePrice,
    downPayment: downPayment.dollars,
    annualRatePercent: rate,
    termMonths: inputs.termYears * 12,
    program: inputs.program,
    countsInsurance: inputs.countsInsurance,
    score,
    insurancePercent: inputs.insuranceRate.trim() === '' ? undefined : insuranceRate,
    vaUse: inputs.vaUse,
    prepayments,
    costs,
  });
  return {
    ...planned,
    parts: showParts(planned.breakdown),
    homePrice,
    downPayment,
    requirements: findRequirements({
      program: inputs.program,
      scores: score === homeLoanDefaults.score ? usualScores : { min: score, max: score },
      homePrice,
      downPayment: downPayment.dollars,
    }),
    costs,
    /** Which numbers behind the payment nobody has entered. */
    defaults: [
      ...(inputs.rate === homeLoanDefaults.rate ? ['rate'] : []),
      ...listDefaultCosts(inputs),
    ],
    cost: loanCost(planned.loan),
    prepayments,
    payoff: earlyPayoff(planned.loan, prepayments),
  };
}

export type HomeLoanFigures = ReturnType<typeof computeHomeLoan>;

/** The parts of a payment that may take up a cent, those that are shown nowhere else first. */
const adjustable = [
  ['propertyTax', 'homeInsurance', 'hoa'],
  ['mortgageInsurance'],
] as const satisfies (keyof PaymentBreakdown)[][];

/**
 * Returns a payment in whole cents whose parts add up to its total. The cents that rounding leaves over go
 * to the parts that rounding changed most, never to principal and interest.
 */
export function showParts(payment: PaymentBreakdown): PaymentBreakdown {
  const shown = { ...payment };
  for (const name of Object.keys(shown) as (keyof PaymentBreakdown)[]) {
    shown[name] = roundToCents(payment[name]);
  }
  const { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance } = shown;
  const sum = principalAndInterest + propertyTax + homeInsurance + hoa + mortgageInsurance;
  let left = Math.round((shown.total - sum) * 100);
  const cent = Math.sign(left);
  for (; left !== 0; left -= cent) {
    const part = adjustable
      .map((names) =>
        names
          .filter((name) => payment[name] > 0 && shown[name] + cent / 100 >= 0)
          .toSorted((a, b) => cent * (payment[b] - shown[b] - payment[a] + shown[a]))
          .at(0),
      )
      .find((name) => name !== undefined);
    if (!part) break;
    shown[part] = roundToCents(shown[part] + cent / 100);
  }
  return shown;
}

/** Returns the costs of a home of any price, and which of them nobody has entered. */
export function readOpenCosts(inputs: HomeLoanInputs) {
  const { propertyTax, homeInsurance } = inputs;
  return {
    // Without a price, a share comes to nothing.
    ...readHousingCosts({ ...inputs, homePrice: '' }),
    annualPercent: (shareIn(propertyTax)?.percent ?? 0) + (shareIn(homeInsurance)?.percent ?? 0),
    defaults: listDefaultCosts(inputs),
  };
}

function listDefaultCosts({ propertyTax, homeInsurance }: HomeLoanInputs): string[] {
  return [
    propertyTax === homeLoanDefaults.propertyTax && 'property tax',
    homeInsurance === homeLoanDefaults.homeInsurance && 'home insurance',
  ].filter((cost) => cost !== false);
}

export type OpenCosts = ReturnType<typeof readOpenCosts>;

/** Returns the costs of a home beside its loan. */
function readHousingCosts(inputs: HomeLoanInputs): HousingCosts {
  const { propertyTax, homeInsurance, hoa } = readInputs(homeLoanTable, inputs);
  return { annualPropertyTax: propertyTax, annualHomeInsurance: homeInsurance, monthlyHoa: hoa };
}

function readPrepayments(inputs: HomeLoanInputs) {
  const { extraPayment, yearlyExtra } = readInputs(homeLoanTable, inputs);
  return {
    extraMonthlyPayment: extraPayment,
    extraYearlyPayment: yearlyExtra,
    oneTimePayments: inputs.oneTimePayments.map(({ amount, month }) => ({
      amount: readAmount(amount, 'oneTimePayment').value,
      month: readAmount(month).value,
    })),
    biweekly: inputs.biweekly,
  };
}

/**
 * Returns what the quote form takes over from the advanced calculator, as a visitor would type it there: only
 * what was entered, because a default is nobody's answer. A price of 0 says nothing about a home, so
 * nothing is taken over.
 */
export function startQuote(
  { homePrice, downPayment }: Partial<HomeLoanInputs>,
  figures: HomeLoanFigures,
): QuoteStart {
  if (figures.homePrice === 0) return {};
  const { text = '', unit } = downPayment ?? {};
  const down = unit === 'percent' ? `${tidyPercent(text)}%` : withDollarSign(tidyAmount(text));
  return {
    ...(homePrice !== undefined && { homePrice: tidyAmount(homePrice) }),
    ...(downPayment && isUnderstood(down, figures) && { downPayment: down }),
  };
}

/** Whether both forms understand a down payment: this one takes more decimals, and shares above 100 %. */
function isUnderstood(typed: string, { downPayment }: HomeLoanFigures): boolean {
  const { dollarsHint, percentHint } = downPayment;
  const parsed = parseDownPayment(typed);
  return parsed?.kind === 'percent' || (parsed !== undefined && !dollarsHint && !percentHint);
}

function withDollarSign(text: string): string {
  return /^\d+(?:[\d,.]*)$/.test(text) ? `$${text}` : text;
}
