/** Years that the term slider offers, in steps of one. */
export const termLimits = { min: 5, max: 30 } as const;

/** What is typed into the calculators, as typed; terms are whole years. */
export interface LoanInputs {
  amount: string;
  rate: string;
  termYears: number;
}

export interface DownPaymentInput {
  text: string;
  /** The field that was typed into last; the other one follows. */
  unit: 'dollars' | 'percent';
}

export interface HomeLoanInputs {
  homePrice: string;
  downPayment: DownPaymentInput;
  rate: string;
  termYears: number;
  propertyTax: string;
  homeInsurance: string;
  hoa: string;
  extraPayment: string;
}

export interface HouseholdInputs {
  income: string;
  debts: string;
  rate: string;
  termYears: number;
  downPaymentPercent: string;
}

export interface ComparisonInputs {
  first: LoanInputs;
  second: LoanInputs;
}

export const basicDefaults: LoanInputs = { amount: '300,000', rate: '4.5', termYears: 30 };

export const homeLoanDefaults: HomeLoanInputs = {
  homePrice: '400,000',
  downPayment: { text: '80,000', unit: 'dollars' },
  rate: '4.5',
  termYears: 30,
  propertyTax: '3,600',
  homeInsurance: '1,200',
  hoa: '0',
  extraPayment: '0',
};

export const householdDefaults: HouseholdInputs = {
  income: '100,000',
  debts: '500',
  rate: '6.5',
  termYears: 30,
  downPaymentPercent: '20',
};

export const comparisonDefaults: ComparisonInputs = {
  first: { amount: '300,000', rate: '6.5', termYears: 30 },
  second: { amount: '300,000', rate: '5.75', termYears: 30 },
};
