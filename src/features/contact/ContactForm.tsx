import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { botCheckReady, isBotCheckReadyWithin } from '#src/features/bot-check/bot-check.service.ts';
import { loadService } from '#src/features/submission/submit-lead.ts';
import { useSubmitLead } from '#src/features/submission/use-submit-lead.ts';
import { suggestEmail } from '#src/lib/input/email.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CharactersLeft } from '#src/ui/CharactersLeft.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Toasts } from '#src/ui/toast/Toasts.tsx';
import { showToast } from '#src/ui/toast/toasts.ts';
import styles from './ContactForm.module.css';
import { ContactOutcome } from './ContactOutcome.tsx';
import { contactLead } from './contact.document.ts';
import { contactLimits, emptyFields } from './contact.schema.ts';
import { failureNotice, incomplete, sent } from './contact.texts.ts';
import { useContactForm } from './use-contact-form.ts';

/** A press that comes before the bot check's script waits this long for it. */
const botCheckWaitMs = 3_000;

/** The contact form: three fields, a message to the owner. */
export function ContactForm() {
  const { form, control, takeSilentInput, focusFirstRefused, clear: clearForm } = useContactForm();
  const { state, submit, clear: clearFailure } = useSubmitLead(contactLead);
  const [isSent, setSent] = useState(false);
  const isSending = state.status === 'sending';

  useEffect(() => {
    if (state.status === 'failed') showToast({ tone: 'error', ...failureNotice(state.fault) });
  }, [state]);

  const send = form.handleSubmit(
    async (message) => {
      setSent(false);
      const ready = isBotCheckReadyWithin(botCheckWaitMs);
      if (!(await submit(message, { ready }))) return;
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
    await send();
  }

  /** Fetched while the visitor writes, so that sending waits for the servers alone. */
  function prepare() {
    void botCheckReady();
    loadService().catch(() => undefined);
  }

  const email = control('email');
  const [typedEmail, typedMessage] = useWatch({
    control: form.control,
    name: ['email', 'message'],
  });
  const likelyEmail = suggestEmail(typedEmail);
  return (
    <Card>
      <form method="post" noValidate className={styles.form} onSubmit={onSubmit} onFocus={prepare}>
        <TextField
          {...control('name').field}
          label="Name"
          autoComplete="name"
          enterKeyHint="next"
          readOnly={isSending}
        />
        <TextField
          {...email.field}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          readOnly={isSending}
          suggestion={
            likelyEmail
              ? {
                  text: `Did you mean ${likelyEmail}?`,
                  action: 'Use it',
                  onAccept: () => email.change(likelyEmail),
                }
              : undefined
          }
        />
        <TextAreaField
          {...control('message').field}
          label="Message"
          hint="Please leave out account numbers and Social Security numbers."
          autoComplete="off"
          readOnly={isSending}
          note={<CharactersLeft left={contactLimits.message.max - lengthOf(typedMessage)} />}
        />
        <p className={styles.note}>This form is protected by reCAPTCHA.</p>
        <ContactOutcome state={state} isSent={isSent} />
        <Button type="submit" className={styles.submit} busy={isSending} disabled={isSending}>
          {isSending ? 'Sending…' : 'Send Message'}
        </Button>
      </form>
      <Toasts />
    </Card>
  );
}

/** In code points, of the text as it would be stored. */
function lengthOf(text: string): number {
  return [...tidyText(text)].length;
}
