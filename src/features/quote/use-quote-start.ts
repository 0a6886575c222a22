import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQuoteStart } from '#src/lib/quote-start.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';

/** Fills the form with values passed by another page. */
export function useQuoteStart({
  getValues,
  setValue,
}: UseFormReturn<QuoteInput, unknown, QuoteAnswers>) {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { homePrice, downPayment, chosen } = readQuoteStart(state);
    if (!homePrice && !downPayment) return;
    for (const [name, value] of Object.entries({ homePrice, downPayment })) {
      const field = name as 'homePrice' | 'downPayment';
      if (value && (chosen || !getValues(field))) setValue(field, value);
    }
    // Cleared after one use, so that a reload does not overwrite what is typed later.
    void navigate({}, { replace: true, state: null });
  }, [state, navigate, getValues, setValue]);
}
