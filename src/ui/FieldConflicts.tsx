import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './FieldConflicts.module.css';

interface FieldConflictsProps<Field extends string> {
  /** What the fields are together, like 'rates'. */
  what: string;
  fields: readonly Field[];
  labelFor: (field: Field) => string;
  stored: Readonly<Record<Field, string | number>>;
  onTakeTheirs: (field: Field) => void;
}

/** Lists what somebody else has saved in fields that the form has changed. Shows nothing without any. */
export function FieldConflicts<Field extends string>(props: FieldConflictsProps<Field>) {
  const { what, fields, labelFor, stored, onTakeTheirs } = props;
  if (fields.length === 0) return null;
  return (
    <Alert tone="error" title={`Someone saved other ${what} in the meantime`}>
      <p>
        It may have been you in another tab. Your changes are not saved yet. Use their version of a
        field, or save again to keep yours.
      </p>
      <ul className={styles.conflicts}>
        {fields.map((field) => (
          <li key={field}>
            <strong>{labelFor(field)}:</strong>{' '}
            <span className={styles.theirs}>{String(stored[field]) || 'empty'}</span>
            <Button variant="link" onClick={() => onTakeTheirs(field)}>
              Use theirs <span className="visually-hidden">for {labelFor(field)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Says that a form has unsaved input back. */
export function KeptInputNote({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Alert tone="info">
      <p>What you typed before is back. It is not saved yet.</p>
    </Alert>
  );
}

/** Says which fields have what somebody else has saved, by their labels. */
export function MergeNote({ labels }: { labels: readonly string[] }) {
  const names = new Intl.ListFormat('en-US').format(labels);
  return (
    <p role="status" className={styles.merged}>
      {names && `What someone else saved in the meantime is kept: ${names}.`}
    </p>
  );
}
