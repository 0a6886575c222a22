import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PostDraft } from '#src/domain/posts/changes/drafts.service.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { findPartsTakenOut, type TakenOutPart } from './content/clean-content.ts';
import { flushTyping } from './content/content-editor.ts';
import { draftText, notOnSite } from './drafts/server-draft.ts';
import type { EditingState } from './editing-state.ts';
import styles from './PostForm.module.css';

interface SaveControlsProps {
  state: EditingState;
  isBusy: boolean;
  isNew: boolean;
  /** Whether the save moves the date of the post, and whether the writer can choose. */
  date: { isChoice: boolean; moves: boolean; onChange: (moves: boolean) => void };
  onSaveDraft: () => void;
  onCompareDrafts: (saved: PostDraft) => void;
  /** The writer's email address. */
  writer: string;
  /** What takes a stored post off the site. */
  unpublish?: ReactNode;
}

const movingText = "Saving gives the post today's date and moves it to the top.";
const keepingText =
  "The post keeps its date and its place. Its page says “Updated” with today's date.";
const republishingText = 'The post gets back the date that it had before it was unpublished.';

/**
 * The save buttons and the outcome of the last save. The buttons stay at the bottom of the screen, whatever
 * part of the form is in view.
 */
export function SaveControls(props: SaveControlsProps) {
  const { state, isBusy, isNew, date, onSaveDraft, onCompareDrafts, writer, unpublish } = props;
  const alert = useRef<HTMLDivElement>(null);
  const failure = failureText(state);

  // The button lost the focus while it was disabled.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const [idle, busy] = isNew ? ['Publish post', 'Posting...'] : ['Save changes', 'Saving...'];
  return (
    <>
      {(failure || !isNew || date.isChoice) && (
        <div className={styles.controls}>
          {failure && (
            <Alert ref={alert} tone="error" tabIndex={-1} title="Failed to save blog post.">
              <p>{failure}</p>
            </Alert>
          )}
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
        <Button type="submit" busy={isBusy} disabled={isBusy}>
          {isBusy ? busy : idle}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={({ currentTarget }) => {
            if (currentTarget.form) flushTyping(currentTarget.form);
            onSaveDraft();
          }}
        >
          Save draft
        </Button>
        <DraftStatus {...state} isNew={isNew} writer={writer} onCompare={onCompareDrafts} />
      </div>
    </>
  );
}

function failureText({ failure }: EditingState): string | undefined {
  const status = failure?.status;
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

interface DraftStatusProps extends Pick<EditingState, 'draft' | 'announced'> {
  isNew: boolean;
  writer: string;
  onCompare: (saved: PostDraft) => void;
}

/** Says where the draft is. A screen reader hears it after a failure and when the writer asked for it. */
function DraftStatus({ draft, announced, isNew, writer, onCompare }: DraftStatusProps) {
  const text = draftText(draft, writer);
  const isTrouble = ['failed', 'refused', 'changed', 'gone'].includes(draft.status);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced && draftText(announced, writer)}
      </p>
      <div className={isTrouble ? styles.trouble : styles.status}>
        <p>{isNew || draft.status !== 'saved' ? text : `${text}. ${notOnSite}`}</p>
        {draft.status === 'changed' && (
          <Button variant="link" onClick={() => onCompare(draft.saved)}>
            Compare and choose
          </Button>
        )}
      </div>
    </>
  );
}

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
