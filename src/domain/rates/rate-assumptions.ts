/**
 * The borrower and home that the displayed rates assume, one line each, as shown on the rates page.
 * The owner keeps the two in step: enter rates for this case, or describe a different one here.
 */
export const rateAssumptions = [
  'A single-family home that you live in',
  'A down payment of 20% of the price',
  'A credit score of 740 or higher',
  'No discount points, and no lender credits',
] as const;
