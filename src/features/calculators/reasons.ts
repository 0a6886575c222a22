import type { Affordability } from '#src/domain/loans/affordability.ts';
import type { LoanAmount } from '#src/domain/loans/purchase-loan.ts';

type Reason<Result> = Extract<Result, { reason: string }>['reason'];

/** Why there is nothing to borrow, in words. */
export const noLoanTexts: Record<Reason<LoanAmount>, string> = {
  noPrice: 'Without a home price there is nothing to borrow.',
  downPaymentCoversPrice: 'The down payment covers the whole price: there is nothing to borrow.',
  downPaymentAbovePrice: 'The down payment is more than the price: there is nothing to borrow.',
};

/** Why no home price follows from a household's numbers, in words. */
export const notAffordableTexts: Record<Reason<Affordability>, string> = {
  noIncome: 'Without an income there is nothing to base a home price on.',
  debtsTooHigh:
    'Your debts use up the full 36% of your income, so nothing is left for a home loan.',
  nothingBorrowed: 'With 100% down there is no loan, so your income does not limit the price.',
};
