import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './ContestedFields.module.css';

interface ContestedFieldsProps<Field extends string> {
  fields: readonly Field[];
  labelFor: (field: Field) => string;
  mine: Readonly<Record<Field, string | number>>;
  theirs: Readonly<Record<Field, string | number>>;
  onAdoptTheirs: (field: Field) => void;
  onSaveMine: () => void;
}

/** Shows both values of the fields that somebody else has saved, too, until one is chosen. */
export function ContestedFields<Field extends string>(props: ContestedFieldsProps<Field>) {
  const { fields, labelFor, mine, theirs, onAdoptTheirs, onSaveMine } = props;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button lost the focus while it was disabled.
    if (document.activeElement === document.body) alert.current?.focus();
  }, []);
  return (
    <Alert
      ref={alert}
      tone="error"
      tabIndex={-1}
      title="Someone else changed this, too, or you did in another tab"
    >
      <p>Your changes are not saved yet. Choose which to keep.</p>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{labelFor(field)}</dt>
            <dd>Yours: {mine[field] || 'empty'}</dd>
            <dd>Theirs: {theirs[field] || 'empty'}</dd>
            <dd>
              <Button
                variant="link"
                aria-label={`Use theirs for ${labelFor(field)}`}
                onClick={() => onAdoptTheirs(field)}
              >
                Use theirs
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="quiet" onClick={onSaveMine}>
          Save mine
        </Button>
      </div>
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
