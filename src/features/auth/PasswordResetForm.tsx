import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from '#src/ui/ShortForm.module.css';
import { TextField } from '#src/ui/TextField.tsx';
import { resetSent, resetTexts } from './auth.texts.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { passwordResetSchema } from './sign-in.schema.ts';
import { useFormErrors } from './use-form-errors.ts';
import { usePasswordReset } from './use-password-reset.ts';

/** The form that requests an email with a password reset link. */
export function PasswordResetForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, validate, revalidate } = useFormErrors(form, passwordResetSchema);
  const { state, send, clear } = usePasswordReset();
  const isSending = state.status === 'sending';

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    clear();
    const asked = validate();
    if (asked) await send(asked.email);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={revalidate}
    >
      <TextField
        id="reset-email"
        name="email"
        label="Email of your account"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        readOnly={isSending}
        error={errors.email}
      />
      <Button
        type="submit"
        variant="quiet"
        className={styles.submit}
        busy={isSending}
        disabled={isSending}
      >
        {isSending ? 'Sending...' : 'Email me a link'}
      </Button>
      {state.status === 'failed' && <OutcomeAlert tone="error" text={resetTexts[state.fault]} />}
      {state.status === 'sent' && <OutcomeAlert tone="good" text={resetSent} />}
    </form>
  );
}
