import type { RentOrBuy, RentOrBuyAssumptions } from '#src/domain/loans/rent-or-buy.ts';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { formatCents, formatYears, shownDifference } from './format.ts';
import { homeLoanDefaults } from './inputs.ts';
import { assumedInsurancePercent } from './loan-program-of.ts';
import { readAmount, readPercent } from './read-number.ts';
import { keptLimits, type RentOrBuyInputs } from './tool-inputs.ts';

const { insuranceRequestPercent, insuranceEndPercent } = loanFacts.conventional;

/** Returns the assumptions that the inputs describe, for as many years as the slider offers. */
export function rentOrBuyOf(inputs: RentOrBuyInputs): RentOrBuyAssumptions {
  const percent = (text: string) => readPercent(text).value;
  const amount = (text: string) => readAmount(text).value;
  const homePrice = amount(inputs.homePrice);
  const downPaymentPercent = percent(inputs.downPaymentPercent);
  return {
    monthlyRent: amount(inputs.monthlyRent),
    rentGrowthPercent: percent(inputs.rentGrowth),
    homePrice,
    homeGrowthPercent: percent(inputs.homeGrowth),
    downPayment: (homePrice * downPaymentPercent) / 100,
    annualRatePercent: percent(inputs.rate),
    termMonths: inputs.termYears * 12,
    mortgageInsurance: {
      annualPremiumPercent: assumedInsurancePercent(
        homeLoanDefaults.score,
        100 - downPaymentPercent,
      ),
      requestPercent: insuranceRequestPercent,
      endPercent: insuranceEndPercent,
    },
    propertyTaxPercent: percent(inputs.propertyTax),
    upkeepPercent: percent(inputs.upkeep),
    annualHomeInsurance: amount(inputs.homeInsurance),
    monthlyHoa: amount(inputs.hoa),
    costGrowthPercent: percent(inputs.costGrowth),
    buyingCostsPercent: percent(inputs.buyingCosts),
    sellingCostsPercent: percent(inputs.sellingCosts),
    returnPercent: percent(inputs.savingsReturn),
    years: keptLimits.max,
  };
}

/** Returns from when on buying is ahead. */
export function aheadText({ firstYearAhead }: RentOrBuy): string {
  return firstYearAhead === undefined ? 'Not in 30 years' : `After ${formatYears(firstYearAhead)}`;
}

/** Returns who has more after the years that the home is kept, and by how much. */
export function wealthText({ years }: RentOrBuy, yearsKept: number): string {
  const year = years[yearsKept - 1];
  if (!year) return '';
  const lead = shownDifference(year.buyerWealth, year.renterWealth);
  const when = `After ${formatYears(yearsKept)}`;
  if (lead === 0) return `${when}, a buyer who sells and a renter who saved have the same.`;
  return lead > 0
    ? `${when}, a buyer who sells has ${formatCents(lead)} more than a renter who saved the difference.`
    : `${when}, a renter who saved the difference has ${formatCents(-lead)} more than a buyer who sells.`;
}
