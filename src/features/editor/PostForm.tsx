import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import styles from './PostForm.module.css';
import { PostFormFields } from './PostFormFields.tsx';
import { isSameVersion } from './post-fields.ts';
import { postInputFields } from './post-input.ts';
import { SaveControls } from './SaveControls.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type PostToEdit, usePostEditing } from './use-post-editing.ts';

interface PostFormProps {
  post: PostToEdit;
  /** The post is stored. */
  onSaved: () => void;
}

/** The form in which a post is written or edited. */
export function PostForm({ post, onSaved }: PostFormProps) {
  const editing = usePostEditing(post, onSaved);
  const { form, base, saving, draft } = editing;
  const question = useLeaveGuard(editing.hasUnsaved);
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const isNew = post.stored === undefined;

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const submit = form.handleSubmit(
    async (edited) => {
      await editing.send(edited);
      // The database may refuse the slug.
      if (form.getFieldState('slug').invalid) setRefusals((count) => count + 1);
    },
    () => {
      editing.goOnEditing();
      setRefusals((count) => count + 1);
    },
  );

  const errors = postInputFields.flatMap((id) => {
    const message = form.formState.errors[id]?.message;
    return message ? [{ id, message }] : [];
  });

  return (
    <FormProvider {...form}>
      {draft && (
        <DraftOffer
          draft={draft.offer}
          isOfOlderVersion={
            !!post.stored && !!draft.offer.base && !isSameVersion(post.stored, draft.offer.base)
          }
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      {saving.status === 'conflict' && (
        <ConflictChoice
          mine={saving.mine}
          saved={saving.saved}
          onSaveMine={() => {
            editing.allowOver(saving.saved);
            void submit();
          }}
          onTakeSaved={() => saving.saved && editing.takeSaved(saving.saved)}
          onGoOn={editing.goOnEditing}
        />
      )}
      <form
        method="post"
        noValidate
        className={styles.form}
        hidden={saving.status === 'conflict'}
        onSubmit={submit}
      >
        <ErrorSummary ref={summary} errors={errors} />
        <PostFormFields base={base} />
        {editing.isDraftRefused && (
          <Alert tone="error" title="This browser cannot keep a draft of what you write">
            <p>Its storage is full or switched off. Save before you close this page.</p>
          </Alert>
        )}
        <SaveControls saving={saving} isNew={isNew} />
      </form>
      {question && (
        <AlertDialog
          question="Leave without saving?"
          description="What you changed is not saved. It is kept as a draft in this browser, which is offered when you come back."
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </FormProvider>
  );
}
