import type { PaymentBreakdown } from '#src/domain/loans/payment-breakdown.ts';

/** A part of the monthly payment, as the pie and its legend show it. */
export interface BreakdownPart {
  name: string;
  dollars: number;
  /** Share of the whole payment, rounded to whole percent. */
  percent: number;
}

/** The four parts of a monthly payment, always in the same order, which their colors follow. */
export function breakdownParts(breakdown: PaymentBreakdown): BreakdownPart[] {
  const { principalAndInterest, propertyTax, homeInsurance, hoa, total } = breakdown;
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
  ];
}
