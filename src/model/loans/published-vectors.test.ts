import { describe, expect, it } from 'vitest';
import { affordability } from './affordability.ts';
import { amortizationSchedule, yearlySchedule } from './amortization-schedule.ts';
import { earlyPayoff } from './early-payoff.ts';
import { type Loan, monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, totalInterest } from './loan-cost.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';
import { remainingBalance } from './remaining-balance.ts';

// Each figure stands under its source.

const loan = (principal: number, annualRatePercent: number, termMonths: number): Loan => ({
  principal,
  annualRatePercent,
  termMonths,
});
const cents = (dollars: number) => expect.closeTo(dollars, 2);
/** Matches a figure that its source rounds in another way, or to other units. */
const within = (tolerance: number, published: number) =>
  expect.toSatisfy((actual: number) => Math.abs(actual - published) <= tolerance);

describe('the monthly payment', () => {
  it.each<[principal: number, rate: number, months: number, payment: number, digits?: number]>([
    // numpy-financial at f47e8af: numpy_financial/tests/test_financial.py, and the docstrings of _financial.py.
    [15_000, 8, 60, 304.145914, 6],
    [15_000, 0, 60, 250, 9],
    [2_000, 0, 12, 166.66667, 5],
    [200_000, 7.5, 180, 1854.0247200054619, 9],
    // cfpb/loan-calc at 400cae5, test/test.js.
    [100_000, 6, 360, 599.55],
    // The sample Loan Estimate H-24(B) of the CFPB's Regulation Z, 12 CFR 1026, appendix H.
    [162_000, 3.875, 360, 761.78],
    // Freddie Mac, "Down Payments & Closing Costs", myhome.freddiemac.com.
    [190_000, 4.5, 360, 962.7],
    // roniemartinez/amortization, tests/test_amortization.py.
    [150_000, 0, 36, 4166.67],
    [10_000, 10, 1, 10_083.33],
    // barryxie/JasmineExercise and sasuke-sasuke/loan_calculator, calculator-test.js.
    [165_000, 3.8, 360, 768.83],
    [5_000, 5, 24, 219.36],
    // wizedu.com/questions/166456.
    [480_000, 5.5, 360, 2725.39],
    // The specified defaults of the Basic and of the Advanced tab.
    [300_000, 4.5, 360, 1520.06],
    [320_000, 4.5, 360, 1621.39],
  ])(
    'of %d dollars at %d percent over %d months',
    (principal, rate, months, payment, digits = 2) => {
      expect(monthlyPayment(loan(principal, rate, months))).toBeCloseTo(payment, digits);
    },
  );
});

describe('interest', () => {
  it('is paid beside the principal, as in cfpb/overall-loan-cost at d6c1f74', () => {
    expect(loanCost(loan(300_000, 4.25, 360)).totalPaid).toBeCloseTo(531_295.08, 2);
  });

  /** H-25(B), page 2: $17.44 a day for 16 days are prepaid. Without them the percentage is 69.29. */
  it("has the share of the loan in the CFPB's sample Closing Disclosure", () => {
    const share = (totalInterest(loan(162_000, 3.875, 360)) + 279.04) / 162_000;
    expect(share * 100).toEqual(within(0.0051, 69.46));
  });

  it('to date is as in cfpb/amortize at e48d0d4', () => {
    const sample = loan(180_000, 4.25, 360);
    expect(interestToDate(sample, 60)).toBeCloseTo(36_583.362108097754, 2);
    expect(180_000 - remainingBalance(sample, 60)).toBeCloseTo(16_546.15, 2);
  });

  /** christianguevara/financial.js, from Excel's examples of CUMIPMT and CUMPRINC. */
  it('of the second year is as in Excel', () => {
    const [, second] = yearlySchedule(amortizationSchedule(loan(125_000, 9, 360)));
    expect(second).toMatchObject({
      period: 2,
      interest: expect.closeTo(11_135.232130750845, 6),
      principal: expect.closeTo(934.1071234208695, 6),
    });
  });
});

it.each([
  // "In 5 years" on page 3 of the CFPB's sample Loan Estimate: the $15,773 that are paid off, in whole dollars.
  [162_000, 3.875, 360, 60, 162_000 - 15_773, 0.5],
  // ebrary.net/6146, "Appendix A Amortization Tables", in whole dollars.
  [250_000, 7, 360, 60, 235_328, 1],
  // searchlawrence.com/mortgage_calculator/amortization_schedule.php, whose payment is rounded to cents.
  [10_400, 22.77, 57, 12, 9_029.16, 0.2],
])(
  'the balance of %d dollars at %d percent over %d months after %d payments',
  (principal, rate, months, payments, balance, tolerance) => {
    const remaining = remainingBalance(loan(principal, rate, months), payments);
    expect(remaining).toEqual(within(tolerance, balance));
  },
);

it('the rows of a schedule are as in the docstrings of numpy-financial', () => {
  const rows = amortizationSchedule(loan(2_500, 8.24, 12));
  expect(rows.map(({ interest }) => interest)).toEqual(
    [17.17, 15.79, 14.4, 13.01, 11.6, 10.18, 8.76, 7.32, 5.88, 4.42, 2.96, 1.49].map(cents),
  );
  expect(rows.map(({ principal }) => principal)).toEqual(
    [
      ...[200.58, 201.96, 203.35, 204.74, 206.15, 207.56],
      ...[208.99, 210.42, 211.87, 213.32, 214.79, 216.26],
    ].map(cents),
  );
  expect(rows.map(({ balance }) => balance)).toEqual(
    [
      ...[2299.42, 2097.46, 1894.11, 1689.37, 1483.22, 1275.66],
      ...[1066.67, 856.25, 644.38, 431.05, 216.26, 0],
    ].map(cents),
  );
});

it.each([
  // cfpb/amortize at e48d0d4, test/test.js.
  [180_000, 4.25, 360, 200, { monthsSaved: 109, interestSaved: within(0.01, 47_047.19) }],
])(
  'an early payoff of %d dollars at %d percent over %d months with %d more a month',
  (...example) => {
    const [principal, rate, months, extraMonthlyPayment, expected] = example;
    const result = earlyPayoff(loan(principal, rate, months), { extraMonthlyPayment });
    expect(result).toMatchObject(expected);
  },
);

/** The specified formula, with 50 decimal digits. The first household has the specified defaults. */
it.each([
  [100_000, 500, 6.5, 360, 20, 2_500, 395_527.05, 494_408.81],
  [60_000, 0, 6, 360, 20, 1_800, 300_224.91, 375_281.13],
  [150_000, 1_200, 7, 360, 10, 3_300, 496_014.97, 551_127.75],
  [100_000, 500, 0, 360, 20, 2_500, 900_000, 1_125_000],
  [100_000, 500, 6.5, 180, 0, 2_500, 286_991.03, 286_991.03],
])('affordability of %d a year with debts of %d at %d percent', (...household) => {
  const [annualIncome, monthlyDebts, annualRatePercent, termMonths, downPaymentPercent] = household;
  const [total, principal, homePrice] = household.slice(5).map(cents);
  const plan = { annualIncome, monthlyDebts, annualRatePercent, termMonths, downPaymentPercent };
  expect(affordability(plan)).toMatchObject({ payment: { total }, principal, homePrice });
});

describe('the specified defaults', () => {
  it('of the Advanced tab', () => {
    const { principal } = loanAmount(400_000, 80_000);
    const advanced = loan(principal, 4.5, 360);
    const costs = { annualPropertyTax: 3_600, annualHomeInsurance: 1_200, monthlyHoa: 0 };
    expect(principal).toBe(320_000);
    expect(paymentBreakdown(advanced, costs)).toMatchObject({
      principalAndInterest: cents(1621.39),
      propertyTax: 300,
      homeInsurance: 100,
      total: cents(2021.39),
    });
    expect(totalInterest(advanced)).toBeCloseTo(263_701.48, 2);
    const years = yearlySchedule(amortizationSchedule(advanced));
    const balances = [1, 10, 30].map((year) => years[year - 1]?.balance);
    expect(balances).toEqual([cents(314_837.67), cents(256_286.19), 0]);
  });

  it('of the comparison', () => {
    expect([6.5, 5.75].map((rate) => loanCost(loan(300_000, rate, 360)))).toMatchObject([
      { monthlyPayment: cents(1896.2), totalInterest: cents(382_633.47) },
      { monthlyPayment: cents(1750.72), totalInterest: cents(330_258.68) },
    ]);
  });
});
