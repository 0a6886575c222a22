import { type RefObject, useState } from 'react';
import { formatTime } from '#src/lib/format/format-time.ts';
import { AlertDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { saveDraft } from './drafts/browser-drafts.ts';
import { savedBy } from './drafts/server-draft.ts';
import { type InitialForm, openedForm, storedForm, toDraftPlace } from './post/initial-form.ts';
import styles from './post/PostForm.module.css';
import type { PostEditing } from './post/use-post-editing.ts';

type Version = Pick<InitialForm, 'input' | 'base'>;

interface ConflictNoticeProps {
  alert: RefObject<HTMLDivElement | null>;
  editing: PostEditing;
  initial: InitialForm;
  writer: string;
  /** Gets the focus from the notice, which disappears. */
  submit: RefObject<HTMLButtonElement | null>;
  onReplace: (initial: InitialForm) => void;
}

/** Says who else saved the post or its draft, and lets the writer open theirs or save their own. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { alert, editing, initial, writer, submit, onReplace } = props;
  const { id, base, opened } = initial;
  const { phase, failure, draft, onServer } = editing.state;
  /** Waits for a yes, because the browser cannot keep what goes. */
  const [discard, setDiscard] = useState<() => void>();

  /** Keeps a version in this browser, to be offered with a form, and does what would lose it. */
  function keep(form: InitialForm, version: Version, act: () => void) {
    const place = toDraftPlace(writer, form);
    if (saveDraft(place, crypto.randomUUID(), { id, ...version })) act();
    else setDiscard(() => act);
  }

  function openTheirs(theirs: InitialForm) {
    keep(theirs, { input: editing.form.getValues(), base }, () => {
      editing.giveUp();
      onReplace(theirs);
    });
  }

  function describeConflict() {
    if (failure?.status === 'conflict') {
      const { saved, change } = failure;
      const who = change?.by === writer ? 'You' : change?.by;
      return {
        title: change
          ? `${who} ${change.what} this post on ${formatTime(change.at)}`
          : `Someone else ${saved ? 'changed' : 'deleted'} this post in the meantime`,
        text: saved
          ? 'If you open theirs, this browser offers yours as an unsaved draft. If you save yours, theirs is in the history.'
          : 'If you save yours, it is published again. Until then, it is a draft.',
        open: saved && (() => openTheirs({ ...storedForm(id, saved), onServer })),
        save() {
          editing.seePost(saved);
          submit.current?.form?.requestSubmit();
        },
      };
    }
    if (draft.status !== 'changed' || phase !== 'writing') return undefined;
    const { saved } = draft;
    const overwrite = () => editing.overwriteDraft(saved?.input);
    return {
      title: saved ? savedBy(saved, writer) : 'This draft was published or deleted in the meantime',
      text: saved
        ? 'This browser offers the one that you do not choose as an unsaved draft.'
        : 'If you save yours, it is a draft again.',
      open: saved && (() => openTheirs(openedForm(saved, opened?.published ?? base))),
      save: saved ? () => keep(initial, saved, overwrite) : overwrite,
    };
  }

  const conflict = describeConflict();
  if (!conflict) return null;
  const { title, text, open, save } = conflict;
  return (
    <Alert ref={alert} tone="error" tabIndex={-1} title={title}>
      <p>Your changes are not saved yet. {text}</p>
      <div className={styles.offer}>
        {open && (
          <Button variant="quiet" onClick={open}>
            Open theirs
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            submit.current?.focus();
            save();
          }}
        >
          Save mine
        </Button>
      </div>
      {discard && (
        <AlertDialog
          question="Discard the other version?"
          description="This browser cannot keep it: its storage is full or turned off. You cannot undo this."
          confirmLabel="Discard it"
          destructive
          onConfirm={() => {
            setDiscard(undefined);
            discard();
          }}
          onCancel={() => setDiscard(undefined)}
        />
      )}
    </Alert>
  );
}
