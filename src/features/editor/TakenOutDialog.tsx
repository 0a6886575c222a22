import { useRef, useState } from 'react';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { findPartsTakenOut, type TakenOutPart } from './content/clean-content.ts';
import styles from './PostForm.module.css';

interface TakenOutDialogProps {
  parts: readonly TakenOutPart[];
  isNew: boolean;
  onAnswer: (saves: boolean) => void;
}

const shownCount = 20;

/** Shows the parts of the content that would not be saved, and asks whether to save without them. */
export function TakenOutDialog({ parts, isNew, onAnswer }: TakenOutDialogProps) {
  const act = isNew ? 'Publish' : 'Save';
  return (
    <AlertDialog
      question={`${act} without these parts?`}
      description="Posts keep only what their pages can show safely. These parts of the content would not be saved:"
      confirmLabel={`${act} without them`}
      cancelLabel="Go back"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <ul className={styles.parts}>
        {parts.slice(0, shownCount).map(({ html, count }) => (
          <li key={html}>
            <code>{html}</code>
            {count > 1 && ` (${count.toLocaleString('en-US')} times)`}
          </li>
        ))}
        {parts.length > shownCount && (
          <li>and {(parts.length - shownCount).toLocaleString('en-US')} more.</li>
        )}
      </ul>
    </AlertDialog>
  );
}

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
      const parts = findPartsTakenOut(loaded, content);
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
