import { describe, expect, it } from 'vitest';
import vectors from '#tests/fixtures/loan-vectors.json' with { type: 'json' };
import { affordability, principalForPayment } from './affordability.ts';
import { amortizationSchedule, yearlySchedule } from './amortization-schedule.ts';
import { earlyPayoff, numberOfPayments } from './early-payoff.ts';
import { housingAffordability } from './housing-affordability.ts';
import { type Loan, monthlyPayment } from './loan.ts';
import { interestToDate, loanCost, totalInterest } from './loan-cost.ts';
import { compareLoans } from './loan-offers.ts';
import { paymentBreakdown } from './payment-breakdown.ts';
import { loanAmount } from './purchase-loan.ts';
import { remainingBalance } from './remaining-balance.ts';

type Inputs = Record<string, number>;
type Figures = Record<string, number | number[] | undefined>;

interface Vector {
  kind: string;
  inputs: Inputs;
  expected: Record<string, number | number[]>;
  tolerance: number;
  source: string;
}

const published = vectors as unknown as Vector[];

const kernel: Record<string, (inputs: Inputs) => Figures> = {
  monthly_payment: (inputs) => ({ payment: monthlyPayment(loanOf(inputs)) }),
  factor_per_1000: (inputs) => ({
    f15: monthlyPayment({ ...loanOf(inputs), principal: 1_000, termMonths: 180 }),
    f30: monthlyPayment({ ...loanOf(inputs), principal: 1_000, termMonths: 360 }),
  }),
  total_interest: (inputs) => ({ total_interest: totalInterest(loanOf(inputs)) }),
  overall_interest: (inputs) => ({ total_paid: loanCost(loanOf(inputs)).totalPaid }),
  total_interest_percentage: (inputs) => {
    const interest = totalInterest(loanOf(inputs)) + read(inputs, 'prepaid_interest');
    return { tip_pct: (interest / read(inputs, 'principal')) * 100 };
  },
  interest_to_date: (inputs) => {
    const made = read(inputs, 'payments_made');
    return {
      interest: interestToDate(loanOf(inputs), made),
      principal: read(inputs, 'principal') - remainingBalance(loanOf(inputs), made),
    };
  },
  remaining_balance: (inputs) => ({
    balance: remainingBalance(loanOf(inputs), read(inputs, 'payments_made')),
  }),
  year_interest_principal: (inputs) => {
    const years = yearlySchedule(amortizationSchedule(loanOf(inputs)));
    return { ...years[read(inputs, 'year') - 1] };
  },
  monthly_rows: (inputs) => {
    const prepayments = { extraMonthlyPayment: inputs.extra_monthly ?? 0 };
    const schedule = amortizationSchedule(loanOf(inputs), prepayments);
    const rows = schedule.slice(0, read(inputs, 'rows'));
    return {
      interest: rows.map((row) => row.interest),
      principal: rows.map((row) => row.principal),
      balance: rows.map((row) => row.balance),
    };
  },
  early_payoff: (inputs) => {
    const extraMonthlyPayment = read(inputs, 'extra_monthly');
    const payoff = earlyPayoff(loanOf(inputs), { extraMonthlyPayment });
    return {
      months: payoff.months,
      months_saved: payoff.monthsSaved,
      years: Math.floor(payoff.months / 12),
      total_interest: payoff.totalInterest,
      interest_saved: payoff.interestSaved,
    };
  },
  early_payoff_lump: (inputs) => {
    const lumpSum = read(inputs, 'lump_month_1');
    const payoff = earlyPayoff(loanOf(inputs), { lumpSum, lumpSumMonth: 1 });
    return { months_saved: payoff.monthsSaved, interest_saved: payoff.interestSaved };
  },
  max_loan_for_payment: (inputs) => ({
    loan: principalForPayment({
      monthlyPayment: read(inputs, 'payment'),
      annualRatePercent: read(inputs, 'annual_rate_pct'),
      termMonths: read(inputs, 'months'),
    }),
  }),
  affordability_backend36: (inputs) => affordable({ ...inputs, down_pct: 0 }),
  affordability_spec: affordable,
  affordability_28_36_piti: (inputs) => {
    const result = housingAffordability({
      annualIncome: read(inputs, 'annual_income'),
      monthlyDebts: read(inputs, 'monthly_debts'),
      annualRatePercent: read(inputs, 'annual_rate_pct'),
      termMonths: read(inputs, 'years') * 12,
      downPayment: { kind: 'amount', dollars: read(inputs, 'down_amount') },
      propertyTax: { kind: 'percentOfPrice', percent: read(inputs, 'tax_rate_pct') },
      homeInsurance: { kind: 'amount', dollars: read(inputs, 'insurance_annual') },
      monthlyHoa: read(inputs, 'hoa_monthly'),
      mortgageInsurance: { annualPremiumPercent: 0, requiredAbovePercent: 80 },
      limits: { housingPercent: 28, debtPercent: 36 },
      sharePercent: 100,
    });
    const price = result.kind === 'affordable' ? result.homePrice : undefined;
    return { price, housing_budget: result.housingBudget };
  },
  nper: (inputs) => {
    const result = numberOfPayments({
      principal: read(inputs, 'principal'),
      annualRatePercent: read(inputs, 'annual_rate_pct'),
      monthlyPayment: read(inputs, 'payment'),
    });
    return { nper: result.kind === 'paidOff' ? result.payments : undefined };
  },
  spec_advanced_default: (inputs) => {
    const { principal } = loanAmount(read(inputs, 'home_price'), read(inputs, 'down_payment'));
    const loan = loanOf({ ...inputs, principal, months: read(inputs, 'years') * 12 });
    const breakdown = paymentBreakdown(loan, {
      annualPropertyTax: read(inputs, 'tax_annual'),
      annualHomeInsurance: read(inputs, 'insurance_annual'),
      monthlyHoa: read(inputs, 'hoa_monthly'),
    });
    const years = yearlySchedule(amortizationSchedule(loan));
    return {
      loan: principal,
      principal_interest: breakdown.principalAndInterest,
      tax: breakdown.propertyTax,
      insurance: breakdown.homeInsurance,
      total: breakdown.total,
      total_interest: totalInterest(loan),
      balance_year_1: years[0]?.balance,
      balance_year_10: years[9]?.balance,
      balance_year_30: years[29]?.balance,
    };
  },
  spec_compare_default: (inputs) => {
    const [first, second] = [inputs.loan1, inputs.loan2].map(loanOfTriple);
    const comparison = first && second && compareLoans(first, second);
    return {
      payment1: comparison?.first.monthlyPayment,
      payment2: comparison?.second.monthlyPayment,
      monthly_difference: comparison?.monthlyDifference,
      interest1: comparison?.first.totalInterest,
      interest2: comparison?.second.totalInterest,
      interest_difference: comparison?.interestDifference,
    };
  },
};

function read(inputs: Inputs, name: string): number {
  const value = inputs[name];
  if (value === undefined) throw new Error(`The vector has no ${name}.`);
  return value;
}

function loanOf(inputs: Inputs): Loan {
  return {
    principal: inputs.principal ?? 0,
    annualRatePercent: read(inputs, 'annual_rate_pct'),
    termMonths: inputs.months ?? 0,
  };
}

/** The comparison's loans are written as principal, rate and years. */
function loanOfTriple(triple: unknown): Loan {
  const [principal = 0, annualRatePercent = 0, years = 0] = triple as number[];
  return { principal, annualRatePercent, termMonths: years * 12 };
}

function affordable(inputs: Inputs): Figures {
  const result = affordability({
    annualIncome: read(inputs, 'annual_income'),
    monthlyDebts: read(inputs, 'monthly_debts'),
    annualRatePercent: read(inputs, 'annual_rate_pct'),
    termMonths: read(inputs, 'months'),
    downPaymentPercent: read(inputs, 'down_pct'),
  });
  return {
    max_payment: result.maxMonthlyPayment,
    loan: result.principal,
    price: result.homePrice,
    down_payment: result.downPayment,
  };
}

/** Counts of months and years are exact, whatever the tolerance of the dollars beside them. */
function toleranceOf(vector: Vector, figure: string): number {
  return /^(months|months_saved|years)$/.test(figure) ? 0 : vector.tolerance;
}

describe('published figures', () => {
  it.each(published)('$kind of $inputs', (vector) => {
    const figures = kernel[vector.kind]?.(vector.inputs);
    for (const [figure, expected] of Object.entries(vector.expected)) {
      const actual = [figures?.[figure]].flat();
      const wanted = [expected].flat();
      expect(actual, figure).toHaveLength(wanted.length);
      for (const [index, value] of wanted.entries()) {
        const difference = Math.abs((actual[index] ?? Number.NaN) - value);
        expect(difference, `${figure}: ${actual[index]} for ${value}`).toBeLessThanOrEqual(
          toleranceOf(vector, figure),
        );
      }
    }
  });

  it('reach every adapter', () => {
    expect(new Set(published.map((vector) => vector.kind))).toEqual(new Set(Object.keys(kernel)));
  });
});
