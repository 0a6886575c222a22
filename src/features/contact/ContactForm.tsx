import { useCallback, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { BotCheckNote, EmailField } from '#src/domain/leads/form/FormParts.tsx';
import { useLeadForm } from '#src/domain/leads/form/use-lead-form.ts';
import { loadedProvider } from '#src/domain/leads/submission/bot-check.service.ts';
import {
  prepareSubmission,
  type SubmissionState,
} from '#src/domain/leads/submission/use-submit-lead.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from '#src/ui/ShortForm.module.css';
import { showToast, Toasts } from '#src/ui/Toasts.tsx';
import { ContactOutcome } from './ContactOutcome.tsx';
import { contactFields, emptyFields } from './contact.fields.ts';
import { contactForm } from './contact.form.ts';
import { failureNotice, incomplete, sent } from './contact.lead.ts';
import { MessageField } from './MessageField.tsx';
import { NameField } from './NameField.tsx';

/** The state shown when the validation code fails to load. */
const notValidated: SubmissionState = { status: 'failed', fault: 'submission-failed' };

/** The contact form, with three fields. */
export function ContactForm() {
  const { form, validation, submission, preload, ...leadForm } = useLeadForm(contactForm);
  const element = useRef<HTMLFormElement>(null);
  const state = validation === 'failed' ? notValidated : submission;
  const isSending = state.status === 'sending';
  const isBusy = isSending || validation === 'loading';

  /** Preloads what submitting needs while the visitor types. */
  const prepare = useCallback(() => {
    preload();
    void loadedProvider();
    prepareSubmission(contactForm.lead);
  }, [preload]);

  // Visitors may have begun to type before the page was hydrated.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare();
  }, [prepare]);

  useEffect(() => {
    if (state.status === 'failed') showToast({ tone: 'error', ...failureNotice(state.fault) });
  }, [state]);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    return leadForm.handlePress(event, {
      fields: contactFields,
      submits: true,
      onRefused,
      onStored() {
        leadForm.startOver();
        showToast({ tone: 'good', ...sent });
      },
    });
  }

  /** Focuses the first empty field, or else the first invalid one. */
  function onRefused() {
    leadForm.clearSubmission();
    const [empty] = emptyFields(form.getValues());
    if (empty) showToast({ tone: 'error', ...incomplete });
    const field = empty ?? contactFields.find((name) => form.getFieldState(name).invalid);
    if (field) form.setFocus(field);
  }

  return (
    <Card>
      <FormProvider {...form}>
        <form
          ref={element}
          method="post"
          noValidate
          className={styles.form}
          onSubmit={onSubmit}
          onFocus={prepare}
        >
          <NameField readOnly={isSending} />
          <EmailField readOnly={isSending} />
          <MessageField readOnly={isSending} />
          <BotCheckNote />
          <ContactOutcome state={state} />
          <Button type="submit" className={styles.submit} busy={isBusy} disabled={isSending}>
            {isBusy ? 'Sending…' : 'Send Message'}
          </Button>
        </form>
      </FormProvider>
      <Toasts />
    </Card>
  );
}
