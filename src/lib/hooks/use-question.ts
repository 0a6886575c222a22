import { useEffect, useState } from 'react';

/** A question about an answer that is understood but hardly meant. It blocks nothing. */
export interface Question {
  text: string;
  /** The label of the button that takes the likely answer, if there is one. */
  action?: string;
  answer?: string;
}

type MaybeQuestion = Question | undefined;

const pauseMs = 1_000;

/**
 * Asks about an unlikely answer once the visitor pauses, because a half-typed answer is often odd. A question goes as
 * soon as the text no longer raises it. It outlasts the format that a field gets when it is left, or a press on its
 * button would be lost. `adopt` writes the likely answer into the field with this id.
 */
export function useQuestion(
  id: string,
  text: string,
  ask: (text: string) => MaybeQuestion | Promise<MaybeQuestion>,
  adopt?: (answer: string) => void,
) {
  const [question, setQuestion] = useState<Question>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: Asks again only when the text changes.
  useEffect(() => {
    let isCurrent = true;
    const askNow = async () => {
      const raised = await ask(text);
      if (!isCurrent) return;
      setQuestion(raised);
      if (raised && !question) requestAnimationFrame(() => keepFocusInSight(id));
    };
    const timer = setTimeout(askNow, question ? 0 : pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  if (!question) return undefined;
  const { action, answer = '' } = question;
  return action
    ? { text: question.text, action, onAccept: () => adopt?.(answer) }
    : { text: question.text };
}

/** Keeps the field in sight that has the focus: a question moves what is below its own field. */
function keepFocusInSight(id: string): void {
  const focused = document.activeElement;
  if (focused?.matches('input') && focused.id !== id) focused.scrollIntoView({ block: 'nearest' });
}
