import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { useLeaveGuard } from '#src/lib/hooks/use-leave-guard.ts';
import { postInputFields } from '#src/model/post-changes/post-input.ts';
import { LeaveDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { ErrorSummary } from '#src/ui/fields/ErrorSummary.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { flushTyping } from './content/content-editor.ts';
import { DraftNotice, DraftOffer, Unpublish } from './drafts/DraftActions.tsx';
import { leavingText } from './drafts/server-draft.ts';
import { PostFormFields } from './PostFormFields.tsx';
import { draftForm, type InitialForm, storedForm } from './post/initial-form.ts';
import styles from './post/PostForm.module.css';
import { type EditingOptions, usePostEditing } from './post/use-post-editing.ts';
import { SaveControls } from './SaveControls.tsx';

export interface PostFormProps extends EditingOptions {
  /** Whether the form replaces another one and takes over its focus. */
  isSuccessor: boolean;
  /** Called once a stored post is a draft only. */
  onUnpublished?: () => void;
  onReplace: (initial: InitialForm) => void;
}

/** The form for writing or editing a post. */
export function PostForm(props: PostFormProps) {
  const { initial, writer, isSuccessor, onUnpublished, onReplace } = props;
  const { id, base } = initial;
  const editing = usePostEditing(props);
  const { form, state, drafts } = editing;
  const element = useRef<HTMLFormElement>(null);
  const question = useLeaveGuard(editing.hasUnsaved);
  // Published again, a post keeps its date unless the writer wants otherwise.
  const [movesDate, setMovesDate] = useState(base !== undefined || !initial.date);
  const { setFocus } = form;
  const isBusy = state.phase === 'storing';
  const focusFirst = useCallback(() => setFocus('title'), [setFocus]);
  const { summary, refuse } = useFormFocus(isSuccessor, focusFirst);

  useSaveKey(element, () => {
    if (!isBusy) void editing.saveDraft();
  });

  const errors = postInputFields.flatMap((id) => {
    const message = form.formState.errors[id]?.message;
    return message ? [{ id, message }] : [];
  });

  return (
    <FormProvider {...form}>
      {initial.restores && (
        <Alert tone="info" title={`Version: ${initial.restores}`}>
          <p>Nothing changes on the site until you save.</p>
        </Alert>
      )}
      {initial.opened && (
        <DraftNotice
          post={id}
          draft={initial.opened}
          writer={writer}
          onDiscarded={(published) => {
            editing.giveUp();
            onReplace(storedForm(id, published));
          }}
        />
      )}
      {drafts.offer && !isBusy && (
        <DraftOffer
          draft={drafts.offer}
          shown={initial.input}
          onRestore={(left) => {
            const { date, opened } = initial;
            onReplace({ ...draftForm(id, left), date, opened });
          }}
          onDiscard={() => {
            drafts.discard();
            focusFirst();
          }}
        />
      )}
      <form
        ref={element}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={editing.publish(movesDate, refuse)}
        onKeyDown={keepFromSubmitting}
      >
        <ErrorSummary ref={summary} errors={errors} />
        {/* Inert while saving, because changes made meanwhile would not be saved. */}
        <div className={styles.form} inert={isBusy}>
          <PostFormFields
            id={id}
            base={base}
            keptDate={movesDate ? '' : (initial.date ?? '')}
            judge={editing.judge}
          />
        </div>
        {editing.isDraftRefused && (
          <Alert tone="error" title="This browser cannot keep a draft of what you write">
            <p>Its storage is full or turned off. Save before you close this page.</p>
          </Alert>
        )}
        <SaveControls
          {...{ editing, initial, isBusy, writer, onReplace }}
          isNew={base === undefined}
          date={{
            // A post without a date is on no list, so its first date is not a choice.
            isChoice: Boolean(initial.date),
            moves: movesDate,
            onChange: setMovesDate,
          }}
          unpublish={
            base && (
              <Unpublish
                post={id}
                seen={base}
                writer={writer}
                editing={editing}
                disabled={isBusy}
                onDone={() => {
                  editing.giveUp();
                  onUnpublished?.();
                }}
              />
            )
          }
        />
      </form>
      <LeaveDialog
        question="Leave the editor?"
        leaving={question}
        description={leavingText(state.draft, editing.isAllOnServer(), !editing.isDraftRefused)}
      />
    </FormProvider>
  );
}

/** Enter in a line of text would publish the post. */
function keepFromSubmitting(press: ReactKeyboardEvent<HTMLFormElement>) {
  if (press.key === 'Enter' && press.target instanceof HTMLInputElement) press.preventDefault();
}

/** Moves the focus into a form that replaces another one, and after a failed submit. */
function useFormFocus(isSuccessor: boolean, focusFirst: () => void) {
  const summary = useRef<HTMLDivElement>(null);
  const isRefused = useRef(false);

  useEffect(() => {
    if (isSuccessor) focusFirst();
  }, [isSuccessor, focusFirst]);

  // The error summary renders shortly after `refuse` is called.
  useEffect(() => {
    if (!isRefused.current || !summary.current) return;
    isRefused.current = false;
    summary.current.focus();
  });

  const refuse = () => {
    isRefused.current = true;
  };
  return { summary, refuse };
}

/** Calls `save` on Ctrl+S or Cmd+S, in place of the browser's own dialog. */
function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const handle = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== 's' || !(press.ctrlKey || press.metaKey)) return;
      if (press.altKey || press.shiftKey) return;
      press.preventDefault();
      if (!form.current || document.querySelector('dialog[open]')) return;
      flushTyping(form.current);
      saveNow();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [form]);
}
