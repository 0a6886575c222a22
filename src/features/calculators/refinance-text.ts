import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import type { Refinance, RefinanceOffer } from '#src/domain/loans/refinance.ts';
import { formatCents, formatMonths, shownDifference } from './format.ts';
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
export function paybackText(result: Refinance): string {
  const { paybackMonths } = result;
  if (isSameLoan(result)) return 'No change';
  if (paybackMonths === undefined || shownSaving(result) <= 0) return 'Never';
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
  const { addedMonths } = result;
  if (result.principal === 0) return 'Without a balance there is nothing to refinance.';
  if (isSameLoan(result)) {
    return 'The new loan is the same as the one you have, so nothing changes.';
  }
  const monthly = shownSaving(result);
  const payment =
    monthly === 0
      ? 'The payment stays the same.'
      : `The payment ${monthly > 0 ? 'falls' : 'rises'} by ${formatCents(Math.abs(monthly))} a month.`;
  const savedInAll = roundToCents(result.overWholeTerms.saved);
  if (addedMonths > 0 && savedInAll < 0) {
    return `${payment} But the term starts again: you would pay for ${formatMonths(addedMonths)} longer, and ${formatCents(-savedInAll)} more in interest and costs.`;
  }
  const years = inputs.yearsKept === 1 ? 'a year' : `${inputs.yearsKept} years`;
  const savedWhileKept = roundToCents(result.overMonthsKept.saved);
  if (savedWhileKept === 0) return `${payment} If you stay ${years}, both loans cost the same.`;
  return savedWhileKept > 0
    ? `${payment} If you stay ${years}, you save on interest and costs.`
    : `${payment} If you stay ${years}, the costs are more than you save.`;
}

/** Returns the dollars a month between the two payments that are shown. */
function shownSaving({ currentPayment, newPayment }: Refinance): number {
  return shownDifference(currentPayment, newPayment);
}

/** Whether no figure that is shown differs between the two loans. */
function isSameLoan(result: Refinance): boolean {
  const { overMonthsKept, overWholeTerms, addedMonths } = result;
  const saved = [shownSaving(result), overMonthsKept.saved, overWholeTerms.saved];
  return addedMonths === 0 && saved.every((dollars) => roundToCents(dollars) === 0);
}
