import {
  annuityFactor,
  boundedAmount,
  boundedLoan,
  boundedSharePercent,
  boundedTerm,
  discountFactor,
  halfCent,
  type Loan,
  monthlyPayment,
} from './loan.ts';
import { interestToDate, type LoanCost, loanCost, roundToCents } from './loan-cost.ts';
import { type MortgageInsurance, premiumWith } from './mortgage-insurance.ts';
import { remainingBalance } from './remaining-balance.ts';

/** A loan as a lender offers it. */
export interface LoanOffer {
  loan: Loan;
  /** Percent of the loan that is paid at closing to lower the rate, 0 to 100. */
  points: number;
  /** Dollars that the lender charges at closing, 0 to 1e15. */
  fees: number;
}

/** What an offer costs, in the rounded figures that are shown. */
interface OfferCost {
  /** Dollars in whole cents, as are all others but the rate. */
  monthlyPayment: number;
  /** Points and fees. */
  closingCharges: number;
  /** Percent in whole thousandths; undefined where the charges take up the loan. */
  annualPercentageRate: number | undefined;
  /** Interest in the months that the loan is kept. */
  interest: number;
  /** That interest and the charges. Principal is no cost: it was borrowed. */
  cost: number;
  /** What is still owed afterward. */
  balance: number;
}

/** Two offers, and the first less the second; a difference is negative where the second is costlier. */
export interface OfferComparison {
  first: OfferCost;
  second: OfferCost;
  differences: OfferCost;
}

/**
 * Returns what two offers cost over the months that the loan is kept. Sums and differences are of
 * the rounded figures, so they agree to the cent with what stands beside them.
 *
 * @param monthsKept 1 to 1000; interest ends with the term
 * @example compareOffers(
 *   { loan: { principal: 320_000, annualRatePercent: 6.125, termMonths: 360 }, points: 1.5, fees: 0 },
 *   { loan: { principal: 320_000, annualRatePercent: 6.5, termMonths: 360 }, points: 0, fees: 0 },
 *   84,
 * ) // payments 1944.35 and 2022.62, -78.27; APR 6.268 and 6.5
 * @see Regulation Z, 12 CFR 1026.22 (a)
 */
export function compareOffers(
  first: LoanOffer,
  second: LoanOffer,
  monthsKept: number,
): OfferComparison {
  const one = offerCost(first, monthsKept);
  const other = offerCost(second, monthsKept);
  const { annualPercentageRate: oneRate } = one;
  const { annualPercentageRate: otherRate } = other;
  const comparable = oneRate !== undefined && otherRate !== undefined;
  return {
    first: one,
    second: other,
    differences: {
      monthlyPayment: roundToCents(one.monthlyPayment - other.monthlyPayment),
      closingCharges: roundToCents(one.closingCharges - other.closingCharges),
      annualPercentageRate: comparable ? roundToThousandths(oneRate - otherRate) : undefined,
      interest: roundToCents(one.interest - other.interest),
      cost: roundToCents(one.cost - other.cost),
      balance: roundToCents(one.balance - other.balance),
    },
  };
}

function offerCost({ loan, points, fees }: LoanOffer, monthsKept: number): OfferCost {
  const months = boundedTerm(monthsKept);
  const ofPoints = (boundedAmount(loan.principal) * boundedSharePercent(points)) / 100;
  const charges = roundToCents(ofPoints + boundedAmount(fees));
  const interest = roundToCents(interestToDate(loan, months));
  const rate = annualPercentageRate(loan, charges);
  return {
    monthlyPayment: roundToCents(monthlyPayment(loan)),
    closingCharges: charges,
    annualPercentageRate: rate === undefined ? undefined : roundToThousandths(rate),
    interest,
    cost: roundToCents(interest + charges),
    balance: roundToCents(remainingBalance(loan, months)),
  };
}

function roundToThousandths(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}

/** Halving a range of doubles so often leaves nothing between its ends. */
const maxHalvings = 300;

/**
 * Returns the annual percentage rate: twelve times the monthly rate at which the payments are worth
 * the amount financed, `amountFinanced = sum of payment / (1 + rate)^month`. The amount financed is
 * the loan less the prepaid finance charges. Months are equal, and the first payment is due after
 * one; mortgage insurance is a finance charge that is paid with the payments.
 *
 * @param prepaidFinanceCharges dollars, 0 to 1e15: points, origination and other charges for the
 *   credit; not what a cash buyer pays too, such as title and recording
 * @returns percent per year, unrounded, never below the loan's own rate; undefined where the charges
 *   take up the loan
 * @example annualPercentageRate({ principal: 100_000, annualRatePercent: 10, termMonths: 360 }, 3_000) // 10.3657
 * @see Regulation Z, 12 CFR 1026, appendix J (b): the actuarial method; 12 CFR 1026.4 for the charges
 */
export function annualPercentageRate(
  loan: Loan,
  prepaidFinanceCharges: number,
  insurance?: MortgageInsurance,
): number | undefined {
  const { principal, rate, termMonths } = boundedLoan(loan);
  const amountFinanced = principal - boundedAmount(prepaidFinanceCharges);
  if (amountFinanced < halfCent) return undefined;
  const payment = monthlyPayment(loan);
  const premiums = listPremiums(insurance, termMonths);
  const insured = premiums.reduce((sum, premium) => sum + premium, 0);
  if (amountFinanced === principal && insured === 0) return rate * 1200;

  let low = rate;
  // All payments after one month would be worth the amount financed at this rate, so it is too high.
  let high = Math.max(rate, (payment * termMonths + insured) / amountFinanced - 1);
  for (let halving = 0; halving < maxHalvings; halving += 1) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    const worth =
      payment * annuityFactor(middle, termMonths) + calculatePresentValue(premiums, middle);
    if (worth > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 1200;
}

/** Returns the premiums of the loan's months, as long as there are any. */
function listPremiums(insurance: MortgageInsurance | undefined, termMonths: number): number[] {
  if (!insurance) return [];
  const insuredMonths = Math.min(insurance.payments, termMonths);
  return Array.from({ length: insuredMonths }, (_, month) => premiumWith(insurance, month + 1));
}

function calculatePresentValue(premiums: readonly number[], rate: number): number {
  return premiums.reduce(
    (sum, premium, month) => sum + premium * discountFactor(rate, month + 1),
    0,
  );
}

/** Two loans side by side. The differences are the first less the second, in dollars. */
export interface LoanComparison {
  first: LoanCost;
  second: LoanCost;
  monthlyDifference: number;
  interestDifference: number;
}

/**
 * Returns what two loans cost, and by how much the first exceeds the second.
 *
 * @returns dollars, unrounded; a difference is negative where the second loan is costlier
 * @example compareLoans(
 *   { principal: 300_000, annualRatePercent: 6.5, termMonths: 360 },
 *   { principal: 300_000, annualRatePercent: 5.75, termMonths: 360 },
 * ) // payments 1896.20 and 1750.72, differences 145.49 and 52374.78
 */
export function compareLoans(firstLoan: Loan, secondLoan: Loan): LoanComparison {
  const first = loanCost(firstLoan);
  const second = loanCost(secondLoan);
  return {
    first,
    second,
    monthlyDifference: first.monthlyPayment - second.monthlyPayment,
    interestDifference: first.totalInterest - second.totalInterest,
  };
}
