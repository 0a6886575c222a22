import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import type { TakenOutPart } from './content/taken-out.ts';
import styles from './TakenOutDialog.module.css';

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
