import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { articleContent } from '#src/domain/posts/content/article-content.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import { savedBy } from './drafts/server-draft.ts';
import {
  compareVersions,
  type FieldDifference,
  labelFields,
  type PostFieldName,
  type StoredFields,
} from './post-versions.ts';
import styles from './Versions.module.css';

interface ConflictChoiceProps {
  mine: StoredFields;
  /** Undefined if the post was deleted. */
  saved: StoredFields | undefined;
  /** Who saved the other version and when, if both are versions of a draft. */
  draft?: { by: string; at: string };
  /** The reader, by email address. */
  writer?: string;
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
export function ConflictChoice(props: ConflictChoiceProps) {
  const { mine, saved, draft, writer = '', contested, theirs } = props;
  const { onSave, onTakeSaved, onKeepAsNew, onGoOn } = props;
  const alert = useRef<HTMLDivElement>(null);
  const [fromSaved, setFromSaved] = useState<readonly PostFieldName[]>([]);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => alert.current?.focus(), []);
  const differences = useMemo(
    () =>
      (saved ? compareVersions(mine, saved) : []).filter(({ name }) => contested.includes(name)),
    [mine, saved, contested],
  );
  const what = draft ? 'draft' : 'post';
  const keptNames = labelFields(theirs).map((label) => label.toLowerCase());

  return (
    <section className={styles.conflict} aria-label={`Two versions of this ${what}`}>
      <Alert
        ref={alert}
        tone="error"
        tabIndex={-1}
        title={`This ${what} ${saved ? 'has changed' : 'was deleted'} in the meantime`}
      >
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
            {keptNames.length === 1
              ? `Their change to the ${keptNames[0]} is kept: you did not change it.`
              : `Their changes to the ${list.format(keptNames)} are kept: you did not change them.`}
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

interface FieldChoiceProps {
  difference: FieldDifference;
  isSavedChosen: boolean;
  onChoose: (choosesSaved: boolean) => void;
}

/** A field that both versions changed: its words in both, of which the writer chooses one. */
function FieldChoice({ difference, isSavedChosen, onChoose }: FieldChoiceProps) {
  const { label, isFormattingOnly, mine, saved, mineText, savedText } = difference;
  const group = useId();
  const version = (heading: string, html: string, isSaved: boolean) => {
    const others = isSaved ? 'added' : 'removed';
    const words = <ChangedWords before={savedText} after={mineText} without={others} />;
    return (
      <div className={styles.version}>
        <label className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={isSavedChosen === isSaved}
            onChange={() => onChoose(isSaved)}
          />
          {heading}
        </label>
        {html === '' && <p className={styles.note}>Empty</p>}
        {html !== '' && (isFormattingOnly ? <RenderedContent html={html} /> : words)}
      </div>
    );
  };
  return (
    <fieldset className={styles.difference}>
      <legend>
        <h2>{label}</h2>
      </legend>
      {isFormattingOnly && (
        <p className={styles.note}>
          The text is the same; only the formatting, the links, or the pictures differ.
        </p>
      )}
      <div className={styles.versions}>
        {version('Your version', mine, false)}
        {version('Saved version', saved, true)}
      </div>
    </fieldset>
  );
}

function RenderedContent({ html }: { html: string }) {
  return <PostContent body={useMemo(() => articleContent(html).body, [html])} />;
}
