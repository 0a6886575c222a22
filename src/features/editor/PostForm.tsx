import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLeaveGuard } from '#src/lib/use-leave-guard.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { showToast } from '#src/ui/Toasts.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { Unpublish } from './drafts/Unpublish.tsx';
import { draftForm, type InitialForm, openedForm, storedForm } from './initial-form.ts';
import { keepAsNew } from './keep-as-new.ts';
import styles from './PostForm.module.css';
import { PostFormFields } from './PostFormFields.tsx';
import { postInputFields } from './post-input.ts';
import { SaveControls } from './SaveControls.tsx';
import { TakenOutDialog } from './TakenOutDialog.tsx';
import { toPostInput } from './to-post-input.ts';
import { useFormFocus } from './use-form-focus.ts';
import { usePostEditing } from './use-post-editing.ts';
import { useSaveKey } from './use-save-key.ts';
import { useTakenOutQuestion } from './use-taken-out-question.ts';

interface PostFormProps {
  initial: InitialForm;
  writer: string;
  /** Called with the labels of the fields that were taken from another person's version. */
  onSaved: (merged: string[]) => void;
  /** Whether the form replaces another one and takes over its focus. */
  isSuccessor: boolean;
  /** Replaces this form with another one. */
  onReplace: (initial: InitialForm) => void;
}

/** Enter in a line of text would publish the post. */
function keepFromSubmitting(press: KeyboardEvent<HTMLFormElement>) {
  if (press.key === 'Enter' && press.target instanceof HTMLInputElement) press.preventDefault();
}

/** The form for writing or editing a post. */
export function PostForm({ initial, writer, isSuccessor, onSaved, onReplace }: PostFormProps) {
  const { id, base } = initial;
  const editing = usePostEditing(initial, writer, onSaved, onReplace);
  const { form, saving, drafts, mergeCount, draft } = editing;
  const element = useRef<HTMLFormElement>(null);
  const question = useLeaveGuard(editing.hasUnsaved);
  const takenOut = useTakenOutQuestion(toPostInput(base ?? {}).content);
  const [movesDate, setMovesDate] = useState(true);
  const { setFocus } = form;
  const isInSight = saving.status !== 'conflict' && !draft.choice;
  const isBusy = saving.status === 'saving';
  const focusFirst = useCallback(() => setFocus('title'), [setFocus]);
  const { summary, refuse } = useFormFocus({ isSuccessor, isInSight, focusFirst });

  useSaveKey(element, () => {
    if (!isBusy) void draft.save();
  });

  const submit = form.handleSubmit(
    async (edited) => {
      if (!(await takenOut.maySave(form.getValues('content')))) return editing.goOn();
      await editing.send(edited, movesDate);
      // The slug may belong to another post.
      if (form.getFieldState('slug').invalid) refuse();
    },
    () => {
      editing.goOn();
      refuse();
    },
  );

  const submitAgain = useRef(submit);
  useEffect(() => {
    submitAgain.current = submit;
  });
  useEffect(() => {
    if (mergeCount > 0) void submitAgain.current();
  }, [mergeCount]);

  const errors = postInputFields.flatMap((id) => {
    const message = form.formState.errors[id]?.message;
    return message ? [{ id, message }] : [];
  });

  return (
    <FormProvider {...form}>
      {initial.restores && isInSight && (
        <Alert tone="info" title={`Version: ${initial.restores}`}>
          <p>Nothing changes on the site until you save.</p>
        </Alert>
      )}
      {initial.opened && isInSight && (
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
          base={base}
          onRestore={(left) => {
            const { isDated, opened } = initial;
            onReplace({ ...draftForm(id, left), isDated, opened });
          }}
          onDiscard={() => {
            drafts.discard();
            focusFirst();
          }}
        />
      )}
      {saving.status === 'conflict' && (
        <ConflictChoice
          mine={saving.mine}
          saved={saving.saved}
          contested={saving.contested}
          theirs={saving.theirs}
          onSave={(fromSaved) => {
            if (saving.saved) return editing.combine(saving.saved, fromSaved);
            editing.allowOver(undefined);
            void submit();
          }}
          onKeepAsNew={() => {
            editing.giveUp();
            onReplace(keepAsNew(writer, form.getValues()));
          }}
          onTakeSaved={(saved) => {
            editing.giveUp();
            onReplace(storedForm(id, saved));
          }}
          onGoOn={editing.goOn}
        />
      )}
      {draft.choice && (
        <ConflictChoice
          mine={draft.choice.mine}
          saved={{ ...draft.choice.saved.input, states: [draft.choice.saved.input.state] }}
          draft={draft.choice.saved}
          writer={writer}
          contested={draft.choice.contested}
          theirs={draft.choice.theirs}
          onSave={(fromSaved) => draft.choice && draft.combine(draft.choice.saved, fromSaved)}
          onTakeSaved={() => {
            editing.giveUp();
            if (draft.choice)
              onReplace(openedForm(draft.choice.saved, initial.opened?.published ?? base));
          }}
          onGoOn={draft.goOn}
        />
      )}
      <form
        ref={element}
        method="post"
        noValidate
        className={styles.form}
        hidden={!isInSight}
        onSubmit={submit}
        onKeyDown={keepFromSubmitting}
      >
        <ErrorSummary ref={summary} errors={errors} />
        {/* Inert while saving, because changes made meanwhile would not be saved. */}
        <div className={styles.form} inert={isBusy}>
          <PostFormFields id={id} base={base} />
        </div>
        {editing.isDraftRefused && (
          <Alert tone="error" title="This browser cannot keep a draft of what you write">
            <p>Its storage is full or turned off. Save before you close this page.</p>
          </Alert>
        )}
        <SaveControls
          saving={saving}
          isNew={base === undefined}
          date={{
            // A post without a date is on no list, so its first date is not a choice.
            isChoice: initial.isDated ?? false,
            moves: movesDate,
            onChange: setMovesDate,
          }}
          draft={draft}
          writer={writer}
          unpublish={
            base && (
              <Unpublish
                post={id}
                seen={base}
                writer={writer}
                draft={draft}
                input={form.getValues}
                disabled={isBusy}
                onDone={(input) => {
                  editing.giveUp();
                  const at = new Date().toISOString();
                  onReplace(openedForm({ id, input, base: undefined, by: writer, at }, undefined));
                  showToast({
                    tone: 'good',
                    title: 'Post unpublished.',
                    description: 'It is a draft now.',
                  });
                }}
              />
            )
          }
        />
      </form>
      {takenOut.question && (
        <TakenOutDialog
          parts={takenOut.question.parts}
          isNew={base === undefined}
          onAnswer={takenOut.question.answer}
        />
      )}
      {question && (
        <AlertDialog
          question="Leave without saving?"
          description="Your changes are not saved. This browser keeps them as a draft and offers it when you come back."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </FormProvider>
  );
}
