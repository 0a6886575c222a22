import { useEffect } from 'react';
import { useDebounced } from './use-debounced.ts';

/** A question about an answer that is understood but hardly meant. It blocks nothing. */
export interface Question {
  text: string;
  /** The label of the button that takes the likely answer, if there is one. */
  action?: string;
  /** What the button writes into the field. */
  answer?: string;
}

const pauseMs = 1_000;

/**
 * Asks about an unlikely answer once the visitor pauses, because a half-typed answer is often odd. The question
 * disappears as soon as the answer no longer raises it.
 *
 * @param id of the field's control
 * @param text as typed
 * @param ask returns the question that a text raises, if any
 * @param take writes the likely answer into the field
 * @param atOnce asks without a pause, where a half-typed answer is hardly ever odd
 * @returns the suggestion for the field's TextField
 */
export function useQuestion(
  id: string,
  text: string,
  ask: (text: string) => Question | undefined,
  { take, atOnce = false }: { take?: (answer: string) => void; atOnce?: boolean } = {},
) {
  const settled = useDebounced(text, pauseMs);
  const question = (atOnce || ask(settled)) && ask(text);
  const isAsked = Boolean(question);

  useEffect(() => {
    const focused = document.activeElement;
    // The question moves what is below it, which may have the focus by now.
    if (isAsked && focused?.matches('input') && focused.id !== id) {
      focused.scrollIntoView({ block: 'nearest' });
    }
  }, [isAsked, id]);

  if (!question) return undefined;
  const { action, answer } = question;
  if (action === undefined || answer === undefined) return { text: question.text };
  return { text: question.text, action, onAccept: () => take?.(answer) };
}
