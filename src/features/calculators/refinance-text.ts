import type { Refinance, RefinanceOffer } from '#src/domain/loans/refinance.ts';
import { roundToCents } from '#src/domain/loans/round-to-cents.ts';
import { formatCents, formatMonths } from './format.ts';
import { readAmount, readPercent } from './read-number.ts';
import type { RefinanceInputs } from './tool-inputs.ts';

/** Returns the offer that its inputs describe. */
export function refinanceOf(inputs: RefinanceInputs): RefinanceOffer {
  return {
    current: {
      principal: readAmount(inputs.balance).value,
      annualRatePercent: readPercent(inputs.rate).value,
      termMonths: inputs.yearsLeft * 12,
    },
    next: {
      annualRatePercent: readPercent(inputs.newRate).value,
      termMonths: inputs.newTermYears * 12,
    },
    closingCosts: readAmount(inputs.closingCosts).value,
    costsFinanced: inputs.costsFinanced,
    monthsKept: inputs.yearsKept * 12,
  };
}

/** Returns after what time the lower payments have earned the costs back. */
export function paybackText({ paybackMonths }: Refinance): string {
  if (paybackMonths === undefined) return 'Never';
  return paybackMonths === 0 ? 'At once' : formatMonths(paybackMonths);
}

/** @example savingText(-120) // '$120.00 more' */
export function savingText(saved: number): string {
  const dollars = roundToCents(saved);
  if (dollars === 0) return 'The same';
  return `${formatCents(Math.abs(dollars))} ${dollars > 0 ? 'saved' : 'more'}`;
}

/** Returns what refinancing does, in a sentence or two, with the trap of a term that starts again. */
export function refinanceNote(result: Refinance, inputs: RefinanceInputs): string {
  const { monthlySaving, addedMonths, overWholeTerms, overMonthsKept } = result;
  if (result.principal === 0) return 'Without a balance there is nothing to refinance.';
  const monthly = roundToCents(monthlySaving);
  const payment =
    monthly === 0
      ? 'The payment stays the same.'
      : `The payment ${monthly > 0 ? 'falls' : 'rises'} by ${formatCents(Math.abs(monthly))} a month.`;
  if (addedMonths > 0 && overWholeTerms.saved < 0) {
    return `${payment} But the term starts again: you would pay for ${formatMonths(addedMonths)} longer, and ${formatCents(-overWholeTerms.saved)} more in interest and costs.`;
  }
  const years = inputs.yearsKept === 1 ? 'a year' : `${inputs.yearsKept} years`;
  return overMonthsKept.saved > 0
    ? `${payment} If you stay ${years}, you save on interest and costs.`
    : `${payment} If you stay ${years}, the costs are more than you save.`;
}
