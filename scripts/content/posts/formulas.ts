import { calendarText } from '../../../src/lib/format/calendar.ts';
import { formatDollars } from '../../../src/lib/format/format.ts';
import { affordability, principalForPayment } from '../../../src/model/loans/affordability.ts';
import { amortizationSchedule } from '../../../src/model/loans/amortization-schedule.ts';
import { annualPercentageRate } from '../../../src/model/loans/annual-percentage-rate.ts';
import { earlyPayoff } from '../../../src/model/loans/early-payoff.ts';
import { formatCents, formatMonths, formatYears } from '../../../src/model/loans/format-figures.ts';
import { type Loan, monthlyPayment } from '../../../src/model/loans/loan.ts';
import { interestToDate, roundToCents, totalInterest } from '../../../src/model/loans/loan-cost.ts';
import { paymentBreakdown } from '../../../src/model/loans/payment-breakdown.ts';
import { paybackMonths } from '../../../src/model/loans/refinance.ts';
import { remainingBalance } from '../../../src/model/loans/remaining-balance.ts';
import { perYear } from './drawings.ts';

/**
 * Every formula that a post may name. Amounts are in dollars, rates in percent a year, terms in years.
 * A payment is in whole cents and, like a rounded sum, is subtracted as it is shown.
 */
const formulas: Record<string, (...values: never[]) => unknown> = {
  loan: (principal: number, annualRatePercent: number, years: number): Loan => ({
    principal,
    annualRatePercent,
    termMonths: years * 12,
  }),
  payment: (loan: Loan) => roundToCents(monthlyPayment(loan)),
  paymentBreakdown: (
    loan: Loan,
    annualPropertyTax: number,
    annualHomeInsurance: number,
    hoa: number,
  ) => paymentBreakdown(loan, { annualPropertyTax, annualHomeInsurance, monthlyHoa: hoa }),
  remainingBalance,
  interestToDate,
  totalInterest,
  annualPercentageRate,
  paybackMonths,
  earlyPayoff: (loan: Loan, extraMonthlyPayment: number) =>
    earlyPayoff(loan, { extraMonthlyPayment }),
  /** One month of the schedule, counted from 1. */
  month: (loan: Loan, month: number) => amortizationSchedule(loan)[month - 1],
  /** The first month after which no more than the balance is owed. */
  monthWhenOwed: (loan: Loan, balance: number, extraMonthlyPayment: number) =>
    amortizationSchedule(loan, { extraMonthlyPayment }).find((row) => row.balance <= balance)
      ?.period,
  /** What is owed at the start and after each third of a year, for a drawing. */
  balances: (loan: Loan, extraMonthlyPayment: number) => {
    const rows = amortizationSchedule(loan, { extraMonthlyPayment });
    const every = 12 / perYear;
    const drawn = rows.filter(({ period }) => period % every === 0 || period === rows.length);
    return [loan.principal, ...drawn.map(({ balance }) => balance)];
  },
  /** A sum that grows by the same amount each month. */
  running: (start: number, perMonth: number, months: number) =>
    Array.from({ length: months + 1 }, (_, month) => start + perMonth * month),
  principalForPayment: (payment: number, annualRatePercent: number, years: number) =>
    principalForPayment({ monthlyPayment: payment, annualRatePercent, termMonths: years * 12 }),
  affordability: (
    annualIncome: number,
    monthlyDebts: number,
    annualRatePercent: number,
    years: number,
    downPaymentPercent: number,
  ) =>
    affordability({
      annualIncome,
      monthlyDebts,
      annualRatePercent,
      termMonths: years * 12,
      downPaymentPercent,
    }),
  round: Math.round,
  roundToCents,

  /** '$1,520', or '$1,520.50' where there are cents. */
  dollars: (amount: number) => formatDollars(amount),
  /** '$1,520.00' */
  cents: formatCents,
  /** percent(6.4951, 3) is '6.495%'. */
  percent: (value: number, decimals: number) => `${value.toFixed(decimals)}%`,
  /** tenths(38.25) is '38.3%', whole(38.25) is '38%'. */
  tenths: (value: number) => `${value.toFixed(1)}%`,
  whole: (value: number) => `${value.toFixed(0)}%`,
  /** share(1, 8, 1) is '12.5%'. */
  share: (part: number, whole: number, decimals: number) =>
    `${((part / whole) * 100).toFixed(decimals)}%`,
  /** '9 years 1 month' */
  months: formatMonths,
  /** '30 years' */
  years: formatYears,
  /** 'November 21, 2026' */
  date: calendarText,
  year: (date: string) => date.slice(0, 'yyyy'.length),
  /** '$280,000 at 7.25% for 30 years', which must accompany every payment. */
  terms: ({ principal, annualRatePercent, termMonths }: Loan) =>
    `${formatDollars(Math.round(principal))} at ${annualRatePercent}% for ${formatYears(termMonths / 12)}`,
};

/** Operators; those of the second line are computed first. */
const operators: Record<string, (left: number, right: number) => number>[] = [
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right, '/': (left, right) => left / right },
];

/**
 * Returns the value of an expression of numbers, names, formulas and the four operators.
 *
 * @param figures the known names; `loan.principal` is the principal of the loan
 * @throws Error if the expression is malformed, names something unknown or has no result
 * @example evaluate('dollars(price - price * 3.5 / 100)', { price: 290_000 }) // '$279,850'
 */
export function evaluate(expression: string, figures: object): unknown {
  const tokens = expression.match(/[\w.]+|\S/g) ?? [];
  const value = readOperation(0);
  if (tokens.length > 0) throw new Error(`"${tokens[0]}" is out of place`);
  return value;

  function readOperation(level: number): unknown {
    const known = operators[level];
    if (!known) return readValue();
    let result = readOperation(level + 1);
    for (let operate = known[tokens[0] ?? '']; operate; operate = known[tokens[0] ?? '']) {
      tokens.shift();
      result = operate(toNumber(result), toNumber(readOperation(level + 1)));
    }
    return result;
  }

  function readValue(): unknown {
    const token = tokens.shift();
    if (!token) throw new Error('a value is missing');
    if (/^\d/.test(token)) return toNumber(Number(token.replaceAll('_', '')));
    if (token === '(') return readValues()[0];
    if (tokens[0] !== '(') return findFigure(token, figures);
    tokens.shift();
    return applyFormula(token, readValues());
  }

  /** Reads values up to the closing parenthesis. */
  function readValues(): unknown[] {
    const values = [readOperation(0)];
    let next = tokens.shift();
    for (; next === ','; next = tokens.shift()) values.push(readOperation(0));
    if (next !== ')') throw new Error('")" is missing');
    return values;
  }
}

function applyFormula(name: string, values: unknown[]): unknown {
  const formula = Object.hasOwn(formulas, name) ? formulas[name] : undefined;
  if (!formula) throw new Error(`there is no formula ${name}`);
  if (values.length !== formula.length) throw new Error(`${name} takes ${formula.length} values`);
  const result = formula(...(values as never[]));
  if (result === undefined || Number.isNaN(result)) throw new Error(`${name} has no result`);
  return result;
}

function findFigure(name: string, figures: object): unknown {
  let value: unknown = figures;
  for (const key of name.split('.')) {
    const isKnown = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    if (!isKnown) throw new Error(`there is no figure ${name}`);
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function toNumber(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error('a number is missing');
  return value;
}
