import { useRef, useState } from 'react';
import { partsTakenOut, type TakenOutPart } from './content/taken-out.ts';

interface TakenOutQuestion {
  parts: readonly TakenOutPart[];
  answer: (saves: boolean) => void;
}

/**
 * Asks before a save that would take something out of the content.
 *
 * @param loaded the stored content that the form started from; '' for a new post
 */
export function useTakenOutQuestion(loaded: string) {
  const [question, setQuestion] = useState<TakenOutQuestion>();
  const accepted = useRef<string>(undefined);
  return {
    /** The open question; undefined if there is none. */
    question,

    /** Resolves to whether to save this content; asks only if something would be taken out, and
     *   once for the same content. */
    async maySave(content: string): Promise<boolean> {
      const parts = partsTakenOut(loaded, content);
      if (parts.length === 0 || content === accepted.current) return true;
      return new Promise((resolve) => {
        setQuestion({
          parts,
          answer: (saves) => {
            setQuestion(undefined);
            if (saves) accepted.current = content;
            resolve(saves);
          },
        });
      });
    },
  };
}
