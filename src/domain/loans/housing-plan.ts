/** A cost that grows with the home's price, or one that does not. */
export type YearlyCost =
  /** Percent of the home price a year, 0 to 100. */
  | { kind: 'percentOfPrice'; percent: number }
  /** Dollars a year, 0 to 1e15. */
  | { kind: 'amount'; dollars: number };

export type DownPayment =
  /** Percent of the home price, 0 to 100. */
  | { kind: 'percentOfPrice'; percent: number }
  /** Dollars, 0 to 1e15. */
  | { kind: 'amount'; dollars: number };

export interface HousingPlan {
  /** Dollars a year before taxes, 0 to 1e15. */
  annualIncome: number;
  /** Dollars of debt payments a month, 0 to 1e15. */
  monthlyDebts: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
  downPayment: DownPayment;
  propertyTax: YearlyCost;
  homeInsurance: YearlyCost;
  /** Dollars a month, 0 to 1e15. */
  monthlyHoa: number;
  mortgageInsurance: {
    /** Percent of the loan a year, 0 to 100. */
    annualPremiumPercent: number;
    /** Percent of the price; a loan above this share of it is insured. */
    requiredAbovePercent: number;
  };
  limits: {
    /** Percent of the monthly income that housing may take, 0 to 100. */
    housingPercent: number;
    /** Percent of the monthly income that housing and debts may take together, 0 to 100. */
    debtPercent: number;
  };
  /** Percent of what the limits leave for housing that is spent, 0 (cautious) to 100 (the limit). */
  sharePercent: number;
}
