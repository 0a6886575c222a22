export interface HouseholdInputs {
  income: string;
  debts: string;
  rate: string;
  termYears: number;
  downPaymentPercent: string;
  /** Percent of what the 28/36 rule allows that is to be spent. */
  sharePercent: number;
}

/** A slider's ends for the share of the 28/36 rule's budget, in percent. */
export const shareLimits = { min: 60, max: 100 } as const;

export interface RefinanceInputs {
  balance: string;
  rate: string;
  yearsLeft: number;
  newRate: string;
  newTermYears: number;
  closingCosts: string;
  costsFinanced: boolean;
  yearsKept: number;
}

export interface RentOrBuyInputs {
  monthlyRent: string;
  homePrice: string;
  downPaymentPercent: string;
  rate: string;
  termYears: number;
  yearsKept: number;
  rentGrowth: string;
  homeGrowth: string;
  propertyTax: string;
  homeInsurance: string;
  hoa: string;
  upkeep: string;
  costGrowth: string;
  buyingCosts: string;
  sellingCosts: string;
  savingsReturn: string;
}

/** Years that a home may be kept, for its slider. */
export const keptLimits = { min: 1, max: 30 } as const;

export const householdDefaults: HouseholdInputs = {
  income: '100,000',
  debts: '500',
  rate: '6.5',
  termYears: 30,
  downPaymentPercent: '20',
  sharePercent: 100,
};

export const refinanceDefaults: RefinanceInputs = {
  balance: '250,000',
  rate: '7.25',
  yearsLeft: 25,
  newRate: '6.25',
  newTermYears: 30,
  closingCosts: '6,000',
  costsFinanced: false,
  yearsKept: 7,
};

export const rentOrBuyDefaults: RentOrBuyInputs = {
  monthlyRent: '2,000',
  homePrice: '400,000',
  downPaymentPercent: '20',
  rate: '6.5',
  termYears: 30,
  yearsKept: 7,
  rentGrowth: '3',
  homeGrowth: '3',
  propertyTax: '1.1',
  homeInsurance: '1,800',
  hoa: '0',
  upkeep: '1',
  costGrowth: '3',
  buyingCosts: '3',
  sellingCosts: '6',
  savingsReturn: '4',
};

/** For how many years the compared loans are kept. */
export const keptDefaults = { years: 7 };
