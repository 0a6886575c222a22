import type { Prepayments } from '#src/model/loans/amortization-schedule.ts';
import type { Loan } from '#src/model/loans/loan.ts';
import type { FhaPremiums, LoanProgram, VaUse } from '#src/model/loans/mortgage-insurance.ts';
import { type HousingCosts, paymentBreakdown } from '#src/model/loans/payment-breakdown.ts';
import { loanAmount, type Purchase, purchaseLoan } from '#src/model/loans/purchase-loan.ts';
import { calculatorFacts } from './calculator-facts.ts';
import { loanFacts } from './loan-facts.ts';

/** The kinds of loan, under the names that the quote form stores. */
export type ProgramKind = LoanProgram['kind'];

/** A home that is bought, the kind of loan, and what is assumed about it. */
export interface HomeLoanPlan extends Purchase {
  program: ProgramKind;
  /** Whether private mortgage insurance counts, where a down payment is too small to go without. */
  countsInsurance: boolean;
  /** Credit score that the assumed premium is for. */
  score: number;
  /** Percent of the loan a year; undefined for the assumed premium. */
  insurancePercent?: number | undefined;
  vaUse: VaUse;
  prepayments?: Prepayments;
  costs: HousingCosts;
}

/** Returns a program's loan for a home and its monthly payment, with today's premiums and fees. */
export function planHomeLoan(plan: HomeLoanPlan) {
  const { homePrice, annualRatePercent, termMonths, prepayments = {} } = plan;
  const borrowed = loanAmount(homePrice, plan.downPayment);
  const loanToValue = homePrice > 0 ? (borrowed.principal / homePrice) * 100 : 0;
  const program = findLoanProgram(plan, loanToValue);
  const financed = purchaseLoan(plan, program, prepayments);
  const loan: Loan = { principal: financed.principal, annualRatePercent, termMonths };
  const isInsured = program.kind !== 'conventional' || plan.countsInsurance;
  const insurance = isInsured ? financed.insurance : undefined;
  return {
    borrowed,
    loan,
    program,
    /** Percent of the loan a year, where the visitor enters none. */
    assumedInsurancePercent: assumeInsurancePercent(plan.score, loanToValue),
    /** Whether a lender would ask for private mortgage insurance. */
    needsInsurance: financed.insurance.privateEnd !== undefined,
    /** When private mortgage insurance ends; undefined when it does not count. */
    insuranceEnd: insurance?.privateEnd,
    /** Dollars that the program adds to the loan. */
    financedFee: financed.financedFee,
    /** Undefined when it does not count. */
    insurance,
    /** Dollars a month that a lender would add for insurance, which is not counted. */
    uncountedPremium: isInsured ? 0 : financed.insurance.firstMonthlyPremium,
    breakdown: paymentBreakdown(loan, plan.costs, insurance?.firstMonthlyPremium),
  };
}

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

const fhaPremiums: FhaPremiums = {
  upfrontPercent: loanFacts.fha.upfrontPremiumPercent,
  annual: calculatorFacts.fhaAnnualPremium.rows,
};

/** @param loanToValue percent, for the assumed premium of private mortgage insurance */
function findLoanProgram(plan: HomeLoanPlan, loanToValue: number): LoanProgram {
  switch (plan.program) {
    case 'conventional':
      return {
        kind: 'conventional',
        annualPremiumPercent:
          plan.insurancePercent ?? assumeInsurancePercent(plan.score, loanToValue),
        requestPercent: insuranceRequestPercent,
        endPercent: insuranceEndPercent,
      };
    case 'fha':
      return { kind: 'fha', premiums: fhaPremiums };
    case 'va':
      return { kind: 'va', use: plan.vaUse, fundingFees: calculatorFacts.vaFundingFee.rows };
    case 'usda':
      return {
        kind: 'usda',
        upfrontPercent: loanFacts.usda.upfrontFeePercent,
        annualPercent: loanFacts.usda.annualFeePercent,
      };
  }
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
