import { useEffect, useMemo, useRef, useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './ConflictChoice.module.css';
import { savedBy } from './drafts/draft-state.ts';
import { FieldChoice } from './FieldChoice.tsx';
import type { PostFieldName, StoredFields } from './post-fields.ts';
import { differencesOf, labelsOf } from './post-versions.ts';

interface ConflictChoiceProps {
  mine: StoredFields;
  /** Undefined if the post was deleted. */
  saved: StoredFields | undefined;
  /** Who saved the other version and when, if both are versions of a draft. */
  draft?: { by: string; at: string };
  /** The reader, by email address. */
  writer?: string;
  /** The fields that both versions changed. */
  contested: readonly PostFieldName[];
  /** The fields that only the saved version changed; they are kept. */
  theirs: readonly PostFieldName[];
  /** Saves the form with these fields of the saved version. */
  onSave: (fromSaved: readonly PostFieldName[]) => void;
  onTakeSaved: (saved: StoredFields) => void;
  /** Keeps the form's values as a draft of a new post; only for a deleted post. */
  onKeepAsNew?: () => void;
  onGoOn: () => void;
}

const list = new Intl.ListFormat('en-US');

/** The writer's choice after somebody else saved or deleted the post in the meantime. */
export function ConflictChoice({
  mine,
  saved,
  draft,
  writer = '',
  contested,
  theirs,
  onSave,
  onTakeSaved,
  onKeepAsNew,
  onGoOn,
}: ConflictChoiceProps) {
  const alert = useRef<HTMLDivElement>(null);
  const [fromSaved, setFromSaved] = useState<readonly PostFieldName[]>([]);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => alert.current?.focus(), []);
  const differences = useMemo(
    () => (saved ? differencesOf(mine, saved) : []).filter(({ name }) => contested.includes(name)),
    [mine, saved, contested],
  );
  const keptNames = labelsOf(theirs).map((label) => label.toLowerCase());

  return (
    <section
      className={styles.conflict}
      aria-label={draft ? 'Two versions of this draft' : 'Two versions of this post'}
    >
      <Alert ref={alert} tone="error" tabIndex={-1} title={titleOf(draft, saved)}>
        <p>
          {draft && `${savedBy(draft, writer)}, after you opened it. `}
          {!draft && saved && 'Someone saved it after you opened it, perhaps you in another tab. '}
          Your changes are not saved yet.{' '}
          {saved
            ? 'Compare both versions of what you both changed and choose.'
            : 'You can save your version, which publishes the post again, or keep it as a draft of a new post.'}
        </p>
        {keptNames.length > 0 && (
          <p>
            Their {keptNames.length === 1 ? 'change' : 'changes'} to the {list.format(keptNames)}{' '}
            {keptNames.length === 1 ? 'is' : 'are'} kept: you did not change{' '}
            {keptNames.length === 1 ? 'it' : 'them'}.
          </p>
        )}
      </Alert>
      {differences.map((difference) => (
        <FieldChoice
          key={difference.name}
          difference={difference}
          isSavedChosen={fromSaved.includes(difference.name)}
          onChoose={(choosesSaved) => {
            const others = fromSaved.filter((name) => name !== difference.name);
            setFromSaved(choosesSaved ? [...others, difference.name] : others);
          }}
        />
      ))}
      <div className={styles.choices}>
        <Button onClick={() => onSave([...theirs, ...fromSaved])}>
          {fromSaved.length > 0 ? 'Save this choice' : 'Save mine anyway'}
        </Button>
        {saved ? (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Take the saved version
          </Button>
        ) : (
          <Button variant="quiet" onClick={onKeepAsNew}>
            Keep it as a draft of a new post
          </Button>
        )}
        <Button variant="quiet" onClick={onGoOn}>
          Keep editing
        </Button>
      </div>
      {saved && isAsked && (
        <AlertDialog
          question="Discard your changes?"
          description="The saved version replaces everything that you changed. You cannot undo this."
          confirmLabel="Discard my changes"
          destructive
          onConfirm={() => onTakeSaved(saved)}
          onCancel={() => setAsked(false)}
        />
      )}
    </section>
  );
}

function titleOf(draft: object | undefined, saved: object | undefined): string {
  if (draft) return 'This draft has changed in the meantime';
  return saved ? 'This post has changed in the meantime' : 'This post was deleted in the meantime';
}
