import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TextFieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useQuoteForm } from './quote.form.ts';
import type { QuoteInput } from './quote.schema.ts';

const pauseMs = 1_000;

/**
 * A question about an answer that is taken though hardly anybody means it, once whoever types has
 * paused: on the way to an answer nothing is odd yet. It goes with the first key that settles it.
 *
 * @param ask the question that a text raises, if any
 * @returns the suggestion of its TextField
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
