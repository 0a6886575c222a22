import { parseDownPayment } from '#src/lib/input/typed-numbers.ts';
import type { QuoteStart } from '#src/lib/quote-start.ts';
import type { HomeLoanFigures } from './figures.ts';
import { type HomeLoanInputs, homeLoanDefaults } from './inputs.ts';
import { tidyAmount, tidyPercent } from './read-number.ts';

/**
 * What the quote form takes over from the advanced calculator, as a visitor would type it there.
 * A price of 0 says nothing about a home, so nothing is taken over.
 */
export function quoteStart(inputs: HomeLoanInputs, figures: HomeLoanFigures): QuoteStart {
  if (figures.homePrice === 0) return {};
  const { text, unit } = inputs.downPayment;
  const typed = unit === 'percent' ? `${tidyPercent(text)}%` : withDollarSign(tidyAmount(text));
  return {
    homePrice: tidyAmount(inputs.homePrice),
    ...(isUnderstood(typed, figures) && { downPayment: typed }),
    chosen:
      inputs.homePrice !== homeLoanDefaults.homePrice ||
      text !== homeLoanDefaults.downPayment.text ||
      unit !== homeLoanDefaults.downPayment.unit,
  };
}

/** Whether both forms understand a down payment: this one takes more decimals, and shares above 100 %. */
function isUnderstood(typed: string, { downPayment }: HomeLoanFigures): boolean {
  const { dollarsRemark, percentRemark } = downPayment;
  return !dollarsRemark && !percentRemark && parseDownPayment(typed) !== undefined;
}

function withDollarSign(text: string): string {
  return /^\d+(?:[\d,.]*)$/.test(text) ? `$${text}` : text;
}
