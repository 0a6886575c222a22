import type { FhaPremiums } from './fha-premiums.ts';
import type { PrivateInsuranceTerms } from './private-insurance.ts';
import type { VaFundingFee, VaUse } from './va-funding-fee.ts';

/** A kind of loan with the fees and premiums that belong to it, all in percent. */
export type LoanProgram = ConventionalProgram | FhaProgram | VaProgram | UsdaProgram;

export interface ConventionalProgram extends Omit<PrivateInsuranceTerms, 'originalValue'> {
  kind: 'conventional';
  /** Whether the borrower asks for the insurance to end or waits until the law ends it. */
  insuranceEnds: 'onRequest' | 'byLaw';
}

export interface FhaProgram {
  kind: 'fha';
  premiums: FhaPremiums;
}

interface VaProgram {
  kind: 'va';
  use: VaUse;
  fundingFees: readonly VaFundingFee[];
}

interface UsdaProgram {
  kind: 'usda';
  /** Percent of the whole loan, the financed fee included, paid once. */
  upfrontPercent: number;
  /** Percent per year of the average balance, as long as the loan lasts. */
  annualPercent: number;
}
