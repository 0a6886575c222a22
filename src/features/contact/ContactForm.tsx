import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { botCheckReady } from '#src/domain/leads/bot-check/bot-check.service.ts';
import { BotCheckNote } from '#src/domain/leads/form/BotCheckNote.tsx';
import { EmailField } from '#src/domain/leads/form/EmailField.tsx';
import { useFormCheck } from '#src/domain/leads/form/use-form-check.ts';
import { loadSubmission } from '#src/domain/leads/submission/load-submission.ts';
import {
  type SubmissionState,
  useSubmitLead,
} from '#src/domain/leads/submission/use-submit-lead.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from '#src/ui/ShortForm.module.css';
import { Toasts } from '#src/ui/toast/Toasts.tsx';
import { showToast } from '#src/ui/toast/toasts.ts';
import { ContactOutcome } from './ContactOutcome.tsx';
import { contactLead } from './contact.document.ts';
import { emptyFields } from './contact.fields.ts';
import { contactForm } from './contact.form.ts';
import { failureNotice, incomplete, sent } from './contact.texts.ts';
import { MessageField } from './MessageField.tsx';
import { NameField } from './NameField.tsx';
import { useContactForm } from './use-contact-form.ts';

/** What is said where the check of the fields does not load. */
const notChecked: SubmissionState = { status: 'failed', fault: 'submission-failed' };

/** The contact form: three fields, a message to the owner. */
export function ContactForm() {
  const { form, takeSilentInput, focusFirstRefused, clear: clearForm } = useContactForm();
  const { press, fetchAhead, ready } = useFormCheck(contactForm);
  const { state: sending, submit, clear: clearFailure } = useSubmitLead(contactLead);
  const state = press === 'failed' ? notChecked : sending;
  const [isSent, setSent] = useState(false);
  const isSending = state.status === 'sending';
  const isBusy = isSending || press === 'waiting';

  useEffect(() => {
    if (state.status === 'failed') showToast({ tone: 'error', ...failureNotice(state.fault) });
  }, [state]);

  const send = form.handleSubmit(
    async (message) => {
      setSent(false);
      if (!(await submit(message))) return;
      clearForm();
      setSent(true);
      showToast({ tone: 'good', ...sent });
    },
    () => {
      setSent(false);
      clearFailure();
      if (emptyFields(form.getValues()).length > 0) showToast({ tone: 'error', ...incomplete });
      focusFirstRefused();
    },
  );

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    takeSilentInput(new FormData(event.currentTarget));
    if (await ready()) await send();
  }

  /** Fetched while the visitor writes, so that sending waits for the servers alone. */
  function prepare() {
    fetchAhead();
    void botCheckReady();
    loadSubmission().catch(() => undefined);
  }

  return (
    <Card>
      <FormProvider {...form}>
        <form
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
          <ContactOutcome state={state} isSent={isSent} />
          <Button type="submit" className={styles.submit} busy={isBusy} disabled={isSending}>
            {isBusy ? 'Sending…' : 'Send Message'}
          </Button>
        </form>
      </FormProvider>
      <Toasts />
    </Card>
  );
}
