import { boundedSharePercent } from './bounded.ts';

/** How often a veteran has used the benefit, or that no fee is due. */
export type VaUse = 'first' | 'later' | 'exempt';

/** A row of the VA's table, in percent of the loan. */
export interface VaFundingFee {
  /** Percent of the price; the row holds from this down payment up. */
  downPaymentFromPercent: number;
  firstUsePercent: number;
  laterUsePercent: number;
}

/** A share that is computed from cents may miss its bound in the last digits alone. */
const noisePercent = 1e-9;

/**
 * Returns the VA's funding fee in percent of the loan: of the table's rows that the down payment
 * reaches, the one with the highest bound. 0 for who is exempt, or without a row.
 *
 * @param table in any order
 * @param downPaymentPercent percent of the price, 0 to 100
 * @example vaFundingFeePercent(
 *   [
 *     { downPaymentFromPercent: 0, firstUsePercent: 2.15, laterUsePercent: 3.3 },
 *     { downPaymentFromPercent: 5, firstUsePercent: 1.5, laterUsePercent: 1.5 },
 *   ], 'later', 4.99) // 3.3
 * @see 38 U.S.C. 3729
 */
export function vaFundingFeePercent(
  table: readonly VaFundingFee[],
  use: VaUse,
  downPaymentPercent: number,
): number {
  if (use === 'exempt') return 0;
  const reached = boundedSharePercent(downPaymentPercent) + noisePercent;
  const [row] = table
    .filter((candidate) => candidate.downPaymentFromPercent <= reached)
    .toSorted((one, other) => other.downPaymentFromPercent - one.downPaymentFromPercent);
  return (use === 'first' ? row?.firstUsePercent : row?.laterUsePercent) ?? 0;
}
