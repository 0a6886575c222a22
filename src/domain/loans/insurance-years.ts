import { boundedCount } from './bounded.ts';

/** The premiums of one year of a loan, the same with each payment. */
interface InsuranceYear {
  /** 1 for the first twelve payments. */
  year: number;
  /** Dollars with each payment that carries insurance. */
  monthlyPremium: number;
  /** How many of the year's payments carry insurance, 1 to 12. */
  payments: number;
}

/** What a loan's mortgage insurance costs beside principal and interest. */
export interface MortgageInsurance {
  /** Dollars with the first payment; 0 without insurance. */
  firstMonthlyPremium: number;
  /** The payments that carry insurance, from the first one on; 0 without. */
  payments: number;
  /** Dollars of all premiums. An upfront fee is not part of them. */
  totalPremiums: number;
  /** The years with insurance. */
  years: InsuranceYear[];
}

/**
 * Returns the premiums of the first `payments` payments, year by year.
 *
 * @param payments whole payments, 0 to 1000
 * @param premiumOfYear dollars a month in a year, which is counted from 1
 * @example insuranceYears(15, (year) => 100 / year) // 12 times 100, then 3 times 50: 1350 dollars
 */
export function insuranceYears(
  payments: number,
  premiumOfYear: (year: number) => number,
): MortgageInsurance {
  const years = Array.from({ length: Math.ceil(payments / 12) }, (_, index) => ({
    year: index + 1,
    monthlyPremium: premiumOfYear(index + 1),
    payments: Math.min(12, payments - index * 12),
  }));
  return {
    firstMonthlyPremium: years[0]?.monthlyPremium ?? 0,
    payments,
    totalPremiums: years.reduce((sum, year) => sum + year.monthlyPremium * year.payments, 0),
    years,
  };
}

/**
 * Returns the premium that a payment carries, in dollars; 0 after the last one with insurance.
 *
 * @param payment 1 for the first payment, to 1000
 * @example premiumWith(insuranceYears(15, (year) => 100 / year), 13) // 50
 */
export function premiumWith(insurance: MortgageInsurance, payment: number): number {
  const counted = boundedCount(payment, 1, 1000);
  if (counted > insurance.payments) return 0;
  return insurance.years[Math.ceil(counted / 12) - 1]?.monthlyPremium ?? 0;
}
