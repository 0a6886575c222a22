import fc from 'fast-check';
import { describe, it } from 'vitest';
import { affordability, housingAffordability, principalForPayment } from './affordability.ts';
import {
  amortizationSchedule,
  principalOvertakesInterest,
  yearlySchedule,
} from './amortization-schedule.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { earlyPayoff } from './early-payoff.ts';
import { type Loan, maxMonths, monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, roundToCents } from './loan-cost.ts';
import { offerCost } from './loan-offers.ts';
import { check } from './loans.arbitrary.ts';
import { type LoanProgram, privateInsurance } from './mortgage-insurance.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount, purchaseLoan } from './purchase-loan.ts';
import { paybackMonths, refinance } from './refinance.ts';
import { remainingBalance } from './remaining-balance.ts';
import { rentOrBuy } from './rent-or-buy.ts';

const anyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.integer({ min: -10, max: 1_000 }),
);
const terms = fc.oneof(
  fc.integer({ min: 1, max: 360 }),
  fc.constantFrom(-1, 0, 0.5, maxMonths, Number.NaN),
);

const insuranceShares = { requestPercent: 80, endPercent: 78 };

/** Returns every program with fees and premiums of these percentages. */
function programsAt(upfrontPercent: number, annualPercent: number): LoanProgram[] {
  const fee = { firstUsePercent: upfrontPercent, laterUsePercent: annualPercent };
  return [
    { kind: 'conventional', annualPremiumPercent: annualPercent, ...insuranceShares },
    { kind: 'fha', premiums: { upfrontPercent, annual: [{ annualPercent }] } },
    { kind: 'va', use: 'first', fundingFees: [{ downPaymentFromPercent: 0, ...fee }] },
    { kind: 'usda', upfrontPercent, annualPercent },
  ];
}

/** Returns every number in a result, however deep. */
function numbersIn(result: unknown): number[] {
  if (typeof result === 'number') return [result];
  return typeof result === 'object' && result ? Object.values(result).flatMap(numbersIn) : [];
}

/** Fails when a figure that is computed of any loan and any three numbers is not finite, or is -0. */
function expectPlain(
  terms: fc.Arbitrary<number>,
  compute: (loan: Loan, a: number, b: number, c: number) => unknown[],
) {
  const loans = fc.record({
    principal: anyNumber,
    annualRatePercent: anyNumber,
    termMonths: terms,
  });
  check(fc.tuple(loans, anyNumber, anyNumber, anyNumber), (values) =>
    numbersIn(compute(...values)).every((value) => Number.isFinite(value) && !Object.is(value, -0)),
  );
}

describe('whatever is typed', () => {
  it('every figure is a finite number, and none is -0', () => {
    expectPlain(anyNumber, (loan, a, b, c) => {
      const { annualRatePercent, termMonths } = loan;
      const terms = { monthlyPayment: a, annualRatePercent, termMonths };
      const household = { annualIncome: a, monthlyDebts: b, annualRatePercent, termMonths };
      const costs = { annualPropertyTax: a, annualHomeInsurance: b, monthlyHoa: c };
      return [
        monthlyPayment(loan),
        principalForPayment(terms),
        remainingBalance(loan, a),
        interestToDate(loan, a),
        loanCost(loan),
        affordability({ ...household, downPaymentPercent: c }),
        paybackMonths(a, b),
        annualPercentageRate(loan, a),
        offerCost({ loan, points: a, fees: b }, c),
        paymentBreakdown(loan, costs),
        loanAmount(a, b),
        roundToCents(a),
      ];
    });
  });

  it('every simulated figure is a finite number, and none is -0', () => {
    expectPlain(terms, (loan, a, b, c) => {
      const prepayments = {
        extraMonthlyPayment: a,
        oneTimePayments: [
          { amount: c, month: a },
          { amount: b, month: c },
        ],
        extraYearlyPayment: b,
        biweekly: a > b,
      };
      const schedule = amortizationSchedule(loan, prepayments);
      return [
        yearlySchedule(schedule),
        schedule.at(-1),
        principalOvertakesInterest(schedule),
        earlyPayoff(loan, prepayments),
        privateInsurance(
          loan,
          { originalValue: a, annualPremiumPercent: b, requestPercent: c, endPercent: b },
          prepayments,
        ),
      ];
    });
  });

  it('every figure of a decision is a finite number, and none is -0', () => {
    expectPlain(terms, (current, a, b, c) => {
      const { principal: homePrice, annualRatePercent, termMonths } = current;
      const purchase = { homePrice, downPayment: a, annualRatePercent, termMonths };
      const prepayments = { oneTimePayments: [{ amount: a, month: b }] };
      return [
        // With typed limits, and with those of the 28/36 rule, where more is affordable.
        [
          { annualIncome: a, limits: { housingPercent: b, debtPercent: c }, sharePercent: c },
          { annualIncome: 1e6, limits: { housingPercent: 28, debtPercent: 36 }, sharePercent: 100 },
        ].map((plan) =>
          housingAffordability({
            ...plan,
            monthlyDebts: b,
            annualRatePercent,
            termMonths,
            downPaymentPercent: a,
            costs: {
              annualPropertyTax: b,
              annualHomeInsurance: c,
              monthlyHoa: a,
              annualPercent: b,
            },
            mortgageInsurance: { annualPremiumPercent: c, requiredAbovePercent: 80 },
          }),
        ),
        programsAt(b, c).map((program) => purchaseLoan(purchase, program, prepayments)),
        refinance({
          current,
          next: { annualRatePercent: a, termMonths: b },
          closingCosts: c,
          costsFinanced: a > b,
          monthsKept: a,
        }),
        rentOrBuy({
          ...purchase,
          monthlyRent: b,
          rentGrowthPercent: c,
          homeGrowthPercent: b,
          mortgageInsurance: { annualPremiumPercent: b, ...insuranceShares },
          propertyTaxPercent: c,
          upkeepPercent: b,
          annualHomeInsurance: c,
          monthlyHoa: b,
          costGrowthPercent: c,
          buyingCostsPercent: b,
          sellingCostsPercent: c,
          returnPercent: b,
          years: c,
        }),
      ];
    });
  });
});
