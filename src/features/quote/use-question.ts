import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TextFieldOf } from '#src/domain/leads/form/lead-form.ts';
import { useQuoteForm } from './quote.form.ts';
import type { QuoteInput } from './quote.schema.ts';

const pauseMs = 1_000;

/**
 * Asks about a valid but unlikely answer once the visitor pauses, because a half-typed answer is
 * often odd. The question disappears as soon as the answer no longer raises it.
 *
 * @param ask returns the question that a text raises, if any
 * @returns the suggestion for the field's TextField
 */
export function useQuestion(
  name: TextFieldOf<QuoteInput>,
  ask: (text: string) => string | undefined,
): { text: string } | undefined {
  const { control } = useQuoteForm();
  const typed = useWatch({ control, name });
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const question = ask(paused) && ask(typed);
  return question ? { text: question } : undefined;
}
