/**
 * The usual values of a number that people type. A number outside is understood, but may be a slip: the forms,
 * the calculators and the owner's rates ask about it. Where an end has no published figure, the reason is
 * what a number beyond it more likely means.
 */
interface UsualRange {
  min: number;
  max: number;
}

/** In percent a year. Freddie Mac's 30-year average has been between 2.65% (January 2021) and 18.63% (October 1981). */
export const usualRates = { min: 1, max: 20 } as const satisfies UsualRange;

/** In years. A qualified mortgage has 30 at most (12 CFR 1026.43(e)(2)(ii)). */
export const usualTerms = { min: 5, max: 30 } as const satisfies UsualRange;

/** In years for which a home or a loan is kept: at most its term. */
export const usualYearsKept = { min: 1, max: 30 } as const satisfies UsualRange;

/** Credit scores. FICO and VantageScore have no others. */
export const usualScores = { min: 300, max: 850 } as const satisfies UsualRange;

/** In dollars. Below, thousands are meant; above, the price is 8 times the highest conforming limit (FHFA, 2026). */
export const usualHomePrices: UsualRange = { min: 10_000, max: 10_000_000 };

/** In dollars, for prices, balances and loans alike: VA and USDA loans may be the whole price. */
export const usualLoans: UsualRange = { min: 1_000, max: 10_000_000 };

/** In dollars, if there is one. Below, a percentage is meant. */
export const usualDownPayments: UsualRange = { min: 101, max: 5_000_000 };

/** In percent of the price: none for VA and USDA loans; above, hardly a loan is left. */
export const usualDownPaymentPercents: UsualRange = { min: 0, max: 80 };

/** In dollars a year. Below, thousands are meant: full time at the federal minimum wage of $7.25 is $15,080. */
export const usualIncomes: UsualRange = { min: 1_000, max: 10_000_000 };

/** In dollars a month, if there are any. Above, a balance or a year is meant. */
export const usualDebts: UsualRange = { min: 10, max: 20_000 };

/** In dollars a month. Above, a year is meant. */
export const usualRents: UsualRange = { min: 200, max: 20_000 };

/** In dollars a year. Below, a percentage of the price is meant. */
export const usualPropertyTaxes: UsualRange = { min: 50, max: 200_000 };

/** In percent of the price a year. State averages are between about 0.3% (Hawaii) and 2.2% (New Jersey; Census Bureau, ACS). */
export const usualPropertyTaxPercents: UsualRange = { min: 0.1, max: 4 };

/** In dollars a year. Below, a month is meant. */
export const usualInsurances: UsualRange = { min: 200, max: 50_000 };

/** In dollars a month, if there are any. Above, a year is meant. */
export const usualHoaFees: UsualRange = { min: 10, max: 5_000 };

/** In percent a year, of prices, rents, costs and savings. FHFA's national house prices have risen by about 19% at most. */
export const usualGrowths: UsualRange = { min: 0, max: 20 };

/** In dollars beside a monthly payment, if there are any. Above, the loan is repaid. */
export const usualExtraPayments: UsualRange = { min: 1, max: 1_000_000 };

/** In dollars, if there are any. Below, a percentage is meant: closing costs are 2% to 5% of the price (CFPB). */
export const usualClosingCosts: UsualRange = { min: 100, max: 500_000 };

/** In percent of a price or a loan: points, the costs of buying (2% to 5%, CFPB) and selling, and a year's upkeep. */
export const usualCostPercents: UsualRange = { min: 0, max: 10 };
