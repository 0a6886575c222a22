import { useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import styles from '#src/ui/ShortForm.module.css';
import { TextField } from '#src/ui/TextField.tsx';
import { signInTexts } from './auth.texts.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { signInSchema } from './sign-in.schema.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSignIn } from './use-sign-in.ts';

/** The email and password form. Its fields keep their values after a failed sign-in. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, validate, revalidate } = useFormErrors(form, signInSchema);
  const { state, signIn, clear } = useSignIn();
  const [isPasswordShown, setPasswordShown] = useState(false);
  const isSigningIn = state.status === 'signing-in';

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSigningIn) return;
    clear();
    const credentials = validate();
    if (credentials && (await signIn(credentials))) onSignedIn();
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
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        readOnly={isSigningIn}
        error={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={isSigningIn}
        error={errors.password}
      />
      <CheckboxField
        label="Show password"
        checked={isPasswordShown}
        onChange={(event) => setPasswordShown(event.currentTarget.checked)}
      />
      <Button type="submit" className={styles.submit} busy={isSigningIn} disabled={isSigningIn}>
        {isSigningIn ? 'Signing in...' : 'Log In'}
      </Button>
      {state.status === 'failed' && <OutcomeAlert tone="error" text={signInTexts[state.fault]} />}
    </form>
  );
}
