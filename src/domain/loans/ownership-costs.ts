import {
  boundedAmount,
  boundedChangePercent,
  boundedSharePercent,
  boundedTerm,
} from './bounded.ts';
import type { Loan } from './loan.ts';
import { monthlyPayment } from './monthly-payment.ts';
import { privateInsurance } from './private-insurance.ts';
import type { RentOrBuyAssumptions } from './rent-or-buy-assumptions.ts';

/** What a home costs its owner, in unrounded dollars. */
export interface OwnershipCosts {
  price: number;
  loan: Loan;
  /** The down payment and the costs of buying. */
  cashAtStart: number;
  /** The loan, its insurance, taxes, upkeep, home insurance and dues of a month, counted from 1. */
  inMonth: (month: number) => number;
}

/** The costs of owning that the assumptions make, month by month. */
export function ownershipCosts(assumptions: RentOrBuyAssumptions): OwnershipCosts {
  const price = boundedAmount(assumptions.homePrice);
  const downPayment = Math.min(boundedAmount(assumptions.downPayment), price);
  const { annualRatePercent, termMonths, mortgageInsurance } = assumptions;
  const loan = { principal: price - downPayment, annualRatePercent, termMonths };
  const payment = monthlyPayment(loan);
  const insurance = privateInsurance(loan, { ...mortgageInsurance, originalValue: price });
  const insuredMonths = insurance.kind === 'required' ? insurance.onRequest.payment : 0;
  const premium = insurance.kind === 'required' ? insurance.monthlyPremium : 0;
  const valueShare =
    (boundedSharePercent(assumptions.propertyTaxPercent) +
      boundedSharePercent(assumptions.upkeepPercent)) /
    1200;
  const otherCosts =
    boundedAmount(assumptions.annualHomeInsurance) / 12 + boundedAmount(assumptions.monthlyHoa);
  const growth = 1 + boundedChangePercent(assumptions.homeGrowthPercent) / 100;
  const costGrowth = 1 + boundedChangePercent(assumptions.costGrowthPercent) / 100;
  const term = boundedTerm(termMonths);

  return {
    price,
    loan,
    cashAtStart: downPayment + (price * boundedSharePercent(assumptions.buyingCostsPercent)) / 100,
    inMonth: (month) => {
      const yearsBefore = Math.ceil(month / 12) - 1;
      const ofLoan = (month <= term ? payment : 0) + (month <= insuredMonths ? premium : 0);
      const ofValue = price * growth ** yearsBefore * valueShare;
      return ofLoan + ofValue + otherCosts * costGrowth ** yearsBefore;
    },
  };
}
