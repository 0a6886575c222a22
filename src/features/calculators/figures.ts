import type { Household } from '#src/domain/loans/affordability.ts';
import { earlyPayoff } from '#src/domain/loans/early-payoff.ts';
import type { Loan } from '#src/domain/loans/loan.ts';
import { loanCost } from '#src/domain/loans/loan-cost.ts';
import type { LoanOffer } from '#src/domain/loans/loan-offers.ts';
import { privateInsurance } from '#src/domain/loans/mortgage-insurance.ts';
import {
  type HousingCosts,
  type PaymentBreakdown,
  paymentBreakdown,
} from '#src/domain/loans/payment-breakdown.ts';
import { loanAmount, purchaseLoan } from '#src/domain/loans/purchase-loan.ts';
import { downPaymentFigures } from './down-payment.ts';
import type { HomeLoanInputs, OfferInputs } from './inputs.ts';
import { loanOf } from './loan-of.ts';
import { assumedInsurancePercent, loanProgramOf } from './loan-program-of.ts';
import { readAmount, readPercent } from './read-number.ts';
import type { HouseholdInputs } from './tool-inputs.ts';

/** The loan with its charges that the inputs of an offer describe. */
export function offerOf(inputs: OfferInputs): LoanOffer {
  return {
    loan: loanOf(inputs),
    points: readPercent(inputs.points).value,
    fees: readAmount(inputs.fees).value,
  };
}

/** The household that its inputs describe. */
export function householdOf(inputs: HouseholdInputs): Household {
  return {
    annualIncome: readAmount(inputs.income).value,
    monthlyDebts: readAmount(inputs.debts).value,
    annualRatePercent: readPercent(inputs.rate).value,
    termMonths: inputs.termYears * 12,
    downPaymentPercent: readPercent(inputs.downPaymentPercent).value,
  };
}

/** Returns everything that the advanced calculator says of a home loan except its schedule. */
export function homeLoanFigures(inputs: HomeLoanInputs) {
  const homePrice = readAmount(inputs.homePrice).value;
  const downPayment = downPaymentFigures(inputs.downPayment, homePrice);
  const borrowed = loanAmount(homePrice, downPayment.dollars);
  const annualRatePercent = readPercent(inputs.rate).value;
  const termMonths = inputs.termYears * 12;
  const prepayments = prepaymentsOf(inputs);
  const loanToValue = homePrice > 0 ? (borrowed.principal / homePrice) * 100 : 0;
  const purchase = { homePrice, downPayment: downPayment.dollars, annualRatePercent, termMonths };
  const program = loanProgramOf(inputs, loanToValue);
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
    assumedInsurancePercent: assumedInsurancePercent(inputs.score, loanToValue),
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
      paymentBreakdown(loan, housingCostsOf(inputs)),
      insurance?.firstMonthlyPremium ?? 0,
    ),
    prepayments,
    payoff: earlyPayoff(loan, prepayments),
  };
}

/** Returns the costs of a home beside its loan. */
export function housingCostsOf(
  inputs: Pick<HomeLoanInputs, 'propertyTax' | 'homeInsurance' | 'hoa'>,
): HousingCosts {
  return {
    annualPropertyTax: readAmount(inputs.propertyTax).value,
    annualHomeInsurance: readAmount(inputs.homeInsurance).value,
    monthlyHoa: readAmount(inputs.hoa).value,
  };
}

function prepaymentsOf(inputs: HomeLoanInputs) {
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

/** A monthly payment with what mortgage insurance adds to it at first. */
export interface HomePayment extends PaymentBreakdown {
  mortgageInsurance: number;
}

function withInsurance(breakdown: PaymentBreakdown, mortgageInsurance: number): HomePayment {
  return { ...breakdown, mortgageInsurance, total: breakdown.total + mortgageInsurance };
}

export type HomeLoanFigures = ReturnType<typeof homeLoanFigures>;
