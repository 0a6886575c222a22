/** The premiums of FHA loans, from the outside: they change by letter, and this module knows none. */
export interface FhaPremiums {
  /** Percent of the base loan, paid once and financed. */
  upfrontPercent: number;
  /** The first row whose bounds all hold applies, so narrower rows stand first. */
  annual: readonly FhaAnnualPremium[];
}

/** A row of the FHA's table. A bound that is not given always holds. */
export interface FhaAnnualPremium {
  /** Months; the row holds for this term and shorter ones. */
  termMonthsTo?: number;
  /** Dollars; the row holds for this base loan and smaller ones. */
  baseLoanTo?: number;
  /** Percent of the home's value; the row holds for this base loan's share and smaller ones. */
  loanToValueTo?: number;
  /** Percent per year of the average balance. */
  annualPercent: number;
  /** How many months it is paid; the whole term if not given. */
  months?: number;
}

export interface FhaLoan {
  /** Dollars, without the upfront premium. */
  baseLoan: number;
  /** Dollars: the price or the appraisal, whichever is lower. */
  homeValue: number;
  termMonths: number;
}

/** A share that is computed from cents may be above its bound in the last digits alone. */
const noisePercent = 1e-9;

/**
 * Returns the row of a table of premiums that applies to a loan, or undefined if none does.
 *
 * @example fhaAnnualPremium(
 *   [{ loanToValueTo: 90, annualPercent: 0.5, months: 132 }, { annualPercent: 0.55 }],
 *   { baseLoan: 386_000, homeValue: 400_000, termMonths: 360 },
 * ) // 0.55 percent for the whole term, at 96.5 % of the value
 * @see HUD Handbook 4000.1, appendix 1.0; Mortgagee Letter 2023-05
 */
export function fhaAnnualPremium(
  table: readonly FhaAnnualPremium[],
  loan: FhaLoan,
): FhaAnnualPremium | undefined {
  const loanToValue = (loan.baseLoan / loan.homeValue) * 100;
  return table.find(
    (row) =>
      loan.termMonths <= (row.termMonthsTo ?? Number.POSITIVE_INFINITY) &&
      loan.baseLoan <= (row.baseLoanTo ?? Number.POSITIVE_INFINITY) &&
      loanToValue <= (row.loanToValueTo ?? Number.POSITIVE_INFINITY) + noisePercent,
  );
}
