import type { HomePayment } from './figures.ts';

/** A part of the monthly payment, as the pie and its legend show it. */
export interface BreakdownPart {
  name: string;
  dollars: number;
  /** Share of the whole payment, rounded to whole percent. */
  percent: number;
}

/** The parts of a monthly payment, always in the same order, which their colors follow. */
export function breakdownParts(breakdown: HomePayment): BreakdownPart[] {
  const { principalAndInterest, propertyTax, homeInsurance, hoa, total } = breakdown;
  const { mortgageInsurance } = breakdown;
  const part = (name: string, dollars: number): BreakdownPart => ({
    name,
    dollars,
    percent: total > 0 ? Math.round((dollars / total) * 100) : 0,
  });
  return [
    part('Principal and interest', principalAndInterest),
    part('Property tax', propertyTax),
    part('Insurance', homeInsurance),
    part('HOA', hoa),
    ...(mortgageInsurance > 0 ? [part('Mortgage insurance', mortgageInsurance)] : []),
  ];
}
