import { calculatorFacts } from '#src/domain/facts/calculator-facts.ts';
import { loanFacts } from '#src/domain/facts/loan-facts.ts';
import type { QuoteStart } from '#src/domain/leads/quote.fields.ts';
import { earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { loanCost } from '#src/domain/loans/loan-cost.ts';
import {
  type FhaPremiums,
  type LoanProgram,
  privateInsurance,
} from '#src/domain/loans/mortgage-insurance.ts';
import {
  type HousingCosts,
  type PaymentBreakdown,
  paymentBreakdown,
} from '#src/domain/loans/payment-breakdown.ts';
import { loanAmount, purchaseLoan } from '#src/domain/loans/purchase-loan.ts';
import { parseDownPayment } from '#src/lib/input/typed-numbers.ts';
import { downPaymentFigures } from './down-payment.ts';
import { readAmount, readPercent, tidyAmount, tidyPercent } from './read-number.ts';
import type { HomeLoanInputs, ProgramInputs } from './tool-inputs.ts';

/** A monthly payment with what mortgage insurance adds to it at first. */
export interface HomePayment extends PaymentBreakdown {
  mortgageInsurance: number;
}

/** Returns everything that the advanced calculator says of a home loan except its schedule. */
export function computeHomeLoan(inputs: HomeLoanInputs) {
  const homePrice = readAmount(inputs.homePrice).value;
  const downPayment = downPaymentFigures(inputs.downPayment, homePrice);
  const borrowed = loanAmount(homePrice, downPayment.dollars);
  const annualRatePercent = readPercent(inputs.rate).value;
  const termMonths = inputs.termYears * 12;
  const prepayments = readPrepayments(inputs);
  const loanToValue = homePrice > 0 ? (borrowed.principal / homePrice) * 100 : 0;
  const purchase = { homePrice, downPayment: downPayment.dollars, annualRatePercent, termMonths };
  const program = readLoanProgram(inputs, loanToValue);
  const financed = purchaseLoan(purchase, program, prepayments);
  const loan: Loan = { principal: financed.principal, annualRatePercent, termMonths };
  const privateTerms = program.kind === 'conventional' && { ...program, originalValue: homePrice };
  const ownInsurance = privateTerms && privateInsurance(loan, privateTerms, prepayments);
  const isInsured = program.kind !== 'conventional' || inputs.countsInsurance;
  const insurance = isInsured ? financed.insurance : undefined;
  return {
    homePrice,
    downPayment,
    borrowed,
    loan,
    cost: loanCost(loan),
    program,
    /** Percent of the loan a year, where the visitor enters none. */
    assumedInsurancePercent: assumeInsurancePercent(inputs.score, loanToValue),
    /** Whether a lender would ask for private mortgage insurance. */
    needsInsurance: ownInsurance !== false && ownInsurance.kind === 'required',
    /** When private mortgage insurance ends; undefined when it does not count. */
    insuranceEnd:
      isInsured && ownInsurance !== false && ownInsurance.kind === 'required'
        ? ownInsurance
        : undefined,
    /** Dollars that the program adds to the loan. */
    financedFee: financed.financedFee,
    /** Undefined when it does not count. */
    insurance,
    /** Dollars a month that a lender would add for insurance, which the visitor has not counted. */
    uncountedPremium: isInsured ? 0 : financed.insurance.firstMonthlyPremium,
    breakdown: withInsurance(
      paymentBreakdown(loan, readHousingCosts(inputs)),
      insurance?.firstMonthlyPremium ?? 0,
    ),
    prepayments,
    payoff: earlyPayoff(loan, prepayments),
  };
}

export type HomeLoanFigures = ReturnType<typeof computeHomeLoan>;

/** Returns the costs of a home beside its loan. */
export function readHousingCosts(
  inputs: Pick<HomeLoanInputs, 'propertyTax' | 'homeInsurance' | 'hoa'>,
): HousingCosts {
  return {
    annualPropertyTax: readAmount(inputs.propertyTax).value,
    annualHomeInsurance: readAmount(inputs.homeInsurance).value,
    monthlyHoa: readAmount(inputs.hoa).value,
  };
}

function readPrepayments(inputs: HomeLoanInputs) {
  return {
    extraMonthlyPayment: readAmount(inputs.extraPayment).value,
    extraYearlyPayment: readAmount(inputs.yearlyExtra).value,
    oneTimePayments: inputs.oneTimePayments.map(({ amount, month }) => ({
      amount: readAmount(amount).value,
      month: readAmount(month).value,
    })),
    biweekly: inputs.biweekly,
  };
}

function withInsurance(breakdown: PaymentBreakdown, mortgageInsurance: number): HomePayment {
  return { ...breakdown, mortgageInsurance, total: breakdown.total + mortgageInsurance };
}

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

const fhaPremiums: FhaPremiums = {
  upfrontPercent: loanFacts.fha.upfrontPremiumPercent,
  annual: calculatorFacts.fhaAnnualPremium.rows,
};

/**
 * Returns the program that its inputs describe, with today's fees and premiums.
 *
 * @param loanToValue percent, for the assumed premium of private mortgage insurance
 */
function readLoanProgram(inputs: ProgramInputs, loanToValue: number): LoanProgram {
  switch (inputs.program) {
    case 'conventional':
      return {
        kind: 'conventional',
        annualPremiumPercent: insurancePercent(inputs, loanToValue),
        requestPercent: insuranceRequestPercent,
        endPercent: insuranceEndPercent,
        insuranceEnds: 'byLaw',
      };
    case 'fha':
      return { kind: 'fha', premiums: fhaPremiums };
    case 'va':
      return { kind: 'va', use: inputs.vaUse, fundingFees: calculatorFacts.vaFundingFee.rows };
    case 'usda':
      return {
        kind: 'usda',
        upfrontPercent: loanFacts.usda.upfrontFeePercent,
        annualPercent: loanFacts.usda.annualFeePercent,
      };
  }
}

/** Returns the premium to count, in percent of the loan a year: the one entered, or the assumed one. */
function insurancePercent(inputs: ProgramInputs, loanToValue: number): number {
  return inputs.insuranceRate.trim() === ''
    ? assumeInsurancePercent(inputs.score, loanToValue)
    : readPercent(inputs.insuranceRate).value;
}

/**
 * Returns the assumed premium of private mortgage insurance, in percent of the loan a year, from a
 * published price list. A loan beyond its last row, and a score below its lowest, count as those.
 *
 * @param loanToValue percent of the price
 */
export function assumeInsurancePercent(score: number, loanToValue: number): number {
  const { scoresFrom, rows } = calculatorFacts.privateMortgageInsurance;
  const row =
    rows.find(({ highestLoanToValue }) => loanToValue <= highestLoanToValue) ?? rows.at(-1);
  const range = scoresFrom.findIndex((from) => score >= from);
  return row?.annualPercents.at(range) ?? 0;
}

/**
 * Returns what the quote form takes over from the advanced calculator, as a visitor would type it there: only
 * what was entered, because a default is nobody's answer. A price of 0 says nothing about a home, so
 * nothing is taken over.
 */
export function startQuote(inputs: HomeLoanInputs, figures: HomeLoanFigures): QuoteStart {
  if (figures.homePrice === 0) return {};
  const { text, unit } = inputs.downPayment;
  const typed = unit === 'percent' ? `${tidyPercent(text)}%` : withDollarSign(tidyAmount(text));
  return {
    ...(inputs.priceEntered && { homePrice: tidyAmount(inputs.homePrice) }),
    ...(inputs.downPaymentEntered && isUnderstood(typed, figures) && { downPayment: typed }),
  };
}

/** Whether both forms understand a down payment: this one takes more decimals, and shares above 100 %. */
function isUnderstood(typed: string, { downPayment }: HomeLoanFigures): boolean {
  const { dollarsRemark, percentRemark } = downPayment;
  return !dollarsRemark && !percentRemark && parseDownPayment(typed) !== undefined;
}

function withDollarSign(text: string): string {
  return /^\d+(?:[\d,.]*)$/.test(text) ? `$${text}` : text;
}
