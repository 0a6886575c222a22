/**
 * The buyer and the home that the displayed rates are examples for, a line each; the rates page says
 * so. The owner keeps the two together: enter rates for this case, or describe another one here.
 */
export const rateAssumptions = [
  'A single-family home that you live in',
  'A down payment of 20% of the price',
  'A credit score of 740 or higher',
  'No discount points, and no lender credits',
] as const;
