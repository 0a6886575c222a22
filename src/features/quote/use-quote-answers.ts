import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQuoteStart } from '#src/lib/quote-start.ts';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { forgetDraft, recallDraft, rememberDraft } from './quote.draft.ts';
import { emptyQuote, type QuoteAnswers, type QuoteInput, quoteSchema } from './quote.schema.ts';
import type { QuoteField } from './quote-form.ts';

/**
 * The one form of the wizard, with what was typed earlier in this tab and what another page hands over.
 * `restored` is false in the prerendered page and until that is in place.
 */
export function useQuoteAnswers() {
  const form = useForm<QuoteInput, unknown, QuoteAnswers>({
    defaultValues: emptyQuote,
    resolver: zodResolver(quoteSchema),
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe } = form;
  const [restored, setRestored] = useState(false);

  // Not a layout effect: before its own effects have run, the form knows no value but the defaults,
  // and what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    for (const [name, value] of Object.entries(recallDraft())) {
      if (!getValues(name as QuoteField)) setValue(name as QuoteField, value);
    }
    // Also what was typed before there was anyone to be told of it.
    rememberDraft(getValues());
    setRestored(true);
  }, [getValues, setValue]);

  useEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        rememberDraft(values);
        clearTimeout(expiry);
        expiry = setTimeout(forgetDraft, rememberedMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(expiry);
    };
  }, [subscribe]);

  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { homePrice, downPayment, chosen } = readQuoteStart(state);
    if (!homePrice && !downPayment) return;
    for (const [name, value] of Object.entries({ homePrice, downPayment })) {
      const field = name as 'homePrice' | 'downPayment';
      if (value && (chosen || !getValues(field))) setValue(field, value);
    }
    // Taken over once: a reload of this page must not undo what is typed from here on.
    void navigate({}, { replace: true, state: null });
  }, [state, navigate, getValues, setValue]);

  return { form, restored };
}
