/** Everything that the comparison assumes. Yearly changes may be negative. */
export interface RentOrBuyAssumptions {
  /** Dollars a month in the first year, renter's insurance included; 0 to 1e15. */
  monthlyRent: number;
  /** Percent per year, -100 to 100. */
  rentGrowthPercent: number;
  /** Dollars, 0 to 1e15. */
  homePrice: number;
  /** Percent per year, -100 to 100. */
  homeGrowthPercent: number;
  /** Dollars, 0 to the price. */
  downPayment: number;
  /** Percent per year, as in `Loan`. */
  annualRatePercent: number;
  /** Months, as in `Loan`. */
  termMonths: number;
  mortgageInsurance: {
    /** Percent of the loan a year, 0 to 100. */
    annualPremiumPercent: number;
    /** Percent of the price, as in `PrivateInsuranceTerms`. The owner asks for it to end. */
    requestPercent: number;
    endPercent: number;
  };
  /** Percent of the home's value a year, 0 to 100. */
  propertyTaxPercent: number;
  /** Percent of the home's value a year, 0 to 100. */
  upkeepPercent: number;
  /** Dollars in the first year, 0 to 1e15. */
  annualHomeInsurance: number;
  /** Dollars a month in the first year, 0 to 1e15. */
  monthlyHoa: number;
  /** Percent per year by which insurance and HOA dues rise, -100 to 100. */
  costGrowthPercent: number;
  /** Percent of the price, paid in cash at the start; 0 to 100. */
  buyingCostsPercent: number;
  /** Percent of the value at the time of the sale, 0 to 100. */
  sellingCostsPercent: number;
  /** Percent per year that savings earn after taxes, -100 to 100. */
  returnPercent: number;
  /** How many years are compared, 1 to 50. */
  years: number;
}
