import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { flushTyping } from './content/content-editor.ts';
import { draftText } from './drafts/server-draft.ts';
import type { ServerDraft } from './drafts/use-server-draft.ts';
import styles from './PostForm.module.css';
import type { Saving } from './use-post-saving.ts';

interface SaveControlsProps {
  saving: Saving;
  isNew: boolean;
  /** Whether the save moves the date of a stored post, and whether the writer can choose. */
  date: { isChoice: boolean; moves: boolean; onChange: (moves: boolean) => void };
  draft: ServerDraft;
  /** The writer's email address. */
  writer: string;
  /** What takes a stored post off the site. */
  unpublish?: ReactNode;
}

const movingText = "Saving gives the post today's date and moves it to the top.";
const keepingText =
  "The post keeps its date and its place. Its page says “Updated” with today's date.";

/**
 * The save buttons and the outcome of the last save. The buttons stay at the bottom of the screen, whatever
 * part of the form is in view.
 */
export function SaveControls(props: SaveControlsProps) {
  const { saving, isNew, date, draft, writer, unpublish } = props;
  const alert = useRef<HTMLDivElement>(null);
  const isBusy = saving.status === 'saving';
  const failure = failureText(saving);

  // The button lost the focus while it was disabled.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const [idle, busy] = isNew ? ['Publish post', 'Posting...'] : ['Save changes', 'Saving...'];
  return (
    <>
      {(failure || !isNew) && (
        <div className={styles.controls}>
          {failure && (
            <Alert ref={alert} tone="error" tabIndex={-1} title="Failed to save blog post.">
              <p>{failure}</p>
            </Alert>
          )}
          {!isNew && date.isChoice && (
            <CheckboxField
              name="movesDate"
              label="Update the date and move to the top"
              hint={date.moves ? movingText : keepingText}
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
        <Button type="submit" busy={isBusy} disabled={isBusy}>
          {isBusy ? busy : idle}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={({ currentTarget }) => {
            if (currentTarget.form) flushTyping(currentTarget.form);
            void draft.save();
          }}
        >
          Save draft
        </Button>
        <DraftStatus draft={draft} writer={writer} />
      </div>
    </>
  );
}

function failureText({ status }: Saving): string | undefined {
  if (status === 'failed') {
    return 'Everything you wrote is still here. Check your connection, and check in another tab that you are still signed in. Then try again.';
  }
  if (status === 'slug-unchecked') {
    return 'We could not check whether another post has this slug, so nothing was saved. Everything you wrote is still here.';
  }
  if (status === 'too-large') {
    return 'With the other fields that were imported with it, the post is too large for the database: it would have more than 1 MiB. Everything you wrote is still here.';
  }
  return undefined;
}

interface DraftStatusProps {
  draft: ServerDraft;
  writer: string;
}

/** Says where the draft is. A screen reader hears it after a failure and when the writer asked for it. */
function DraftStatus({ draft, writer }: DraftStatusProps) {
  const { state, announced, compare } = draft;
  const isTrouble = ['failed', 'refused', 'changed', 'gone'].includes(state.status);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced && draftText(announced, writer)}
      </p>
      <div className={isTrouble ? styles.trouble : styles.status}>
        <p>{draftText(state, writer)}</p>
        {state.status === 'changed' && (
          <Button variant="link" onClick={() => compare(state.saved)}>
            Compare and choose
          </Button>
        )}
      </div>
    </>
  );
}
