import { type ReactNode, useEffect, useRef } from 'react';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { flushTyping } from './content/content-editor.ts';
import { draftText } from './drafts/server-draft.ts';
import type { EditingState } from './post/editing-state.ts';
import type { InitialForm } from './post/initial-form.ts';
import styles from './post/PostForm.module.css';
import type { PostEditing } from './post/use-post-editing.ts';

interface SaveControlsProps {
  editing: PostEditing;
  initial: InitialForm;
  isBusy: boolean;
  isNew: boolean;
  /** Whether the save moves the date of the post, and whether the writer can choose. */
  date: { isChoice: boolean; moves: boolean; onChange: (moves: boolean) => void };
  writer: string;
  unpublish?: ReactNode;
  onReplace: (initial: InitialForm) => void;
}

export const settingsId = 'settings';

/** The fields after a long text are one press away. */
function goToSettings() {
  const heading = document.getElementById(settingsId);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const movingText = "Saving gives the post today's date and moves it to the top.";
const keepingText =
  "The post keeps its date and its place. Its page says “Updated” with today's date.";
const republishingText = 'The post gets back the date that it had before it was unpublished.';

/** The save buttons, always at the bottom of the screen, and the outcome of the last save. */
export function SaveControls(props: SaveControlsProps) {
  const { editing, initial, isBusy, isNew, date, writer, unpublish, onReplace } = props;
  const { state } = editing;
  const alert = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const failure = failureTexts[state.failure?.status ?? ''];
  const isConflict = state.failure?.status === 'conflict' || state.draft.status === 'changed';

  // The button lost the focus while it was disabled.
  useEffect(() => {
    if (state.failure) alert.current?.focus();
  }, [state.failure]);

  const [idle, busy] = isNew ? ['Publish post', 'Posting...'] : ['Save changes', 'Saving...'];
  return (
    <>
      {(failure || isConflict || !isNew || date.isChoice) && (
        <div className={styles.controls}>
          {failure && (
            <Alert ref={alert} tone="error" tabIndex={-1} title="Failed to save blog post.">
              <p>{failure}</p>
            </Alert>
          )}
          <ConflictNotice {...{ alert, editing, initial, writer, submit, onReplace }} />
          {date.isChoice && (
            <CheckboxField
              name="movesDate"
              label="Update the date and move to the top"
              hint={date.moves ? movingText : isNew ? republishingText : keepingText}
              checked={date.moves}
              disabled={isBusy}
              onChange={({ target }) => date.onChange(target.checked)}
            />
          )}
          {!isNew && !date.isChoice && <p className={styles.note}>{movingText}</p>}
          {unpublish}
        </div>
      )}
      <div className={styles.bar}>
        <Button ref={submit} type="submit" busy={isBusy} disabled={isBusy}>
          {isBusy ? busy : idle}
        </Button>
        <Button variant="quiet" onClick={goToSettings}>
          Settings
        </Button>
        <Button
          variant="quiet"
          className={styles.saveDraft}
          disabled={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={({ currentTarget }) => {
            if (currentTarget.form) flushTyping(currentTarget.form);
            void editing.saveDraft();
          }}
        >
          Save draft
        </Button>
        <DraftStatus {...state} isNew={isNew} onChoose={() => alert.current?.focus()} />
      </div>
    </>
  );
}

/** Why a post is not stored, or not known to be, by the status of the failure. */
const failureTexts: Readonly<Record<string, string>> = {
  failed:
    'Everything you wrote is still here. Check your connection, and check in another tab that you are still signed in. Then try again.',
  'not-sent':
    'Nothing was sent, and everything you wrote is still here. Check your connection, and check in another tab that you are still signed in. Then try again.',
  refused:
    'The database refused it, and everything you wrote is still here. Check in another tab that you are still signed in. If you are, the post is too large: with all that was imported with it, it may have 1 MiB.',
};

interface DraftStatusProps extends Pick<EditingState, 'draft' | 'announced'> {
  isNew: boolean;
  onChoose: () => void;
}

/** Says where the draft is. A screen reader hears it after a failure and when the writer asked for it. */
function DraftStatus({ draft, announced, isNew, onChoose }: DraftStatusProps) {
  const text = draftText(draft);
  const isTrouble = !['none', 'saving', 'saved'].includes(draft.status);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced && draftText(announced)}
      </p>
      <div className={isTrouble ? styles.trouble : styles.status}>
        <p>{isNew || draft.status !== 'saved' ? text : `${text}, not on the site yet`}</p>
        {draft.status === 'changed' && (
          <Button variant="link" onClick={onChoose}>
            Choose a version
          </Button>
        )}
      </div>
    </>
  );
}
