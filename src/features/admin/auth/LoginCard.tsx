import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInHours } from '#src/data/admin/auth/idle-session.ts';
import {
  type Credentials,
  passwordResetSchema,
  signInSchema,
} from '#src/data/admin/auth/sign-in.schema.ts';
import { resetSent } from '#src/data/admin/auth/sign-in-faults.ts';
import { hasKeptInput } from '#src/data/state/use-unsaved.ts';
import { tidyEmail } from '#src/lib/format/format.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx';
import formStyles from '#src/ui/fields/ShortForm.module.css';
import { describe, FieldError, TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import styles from './LoginCard.module.css';
import { nextPath, type SignedOutState } from './next-path.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The login form and the password reset. It redirects at once if the admin is already signed in. */
export function LoginCard() {
  const redirect = useSignInRedirect();
  const skipSignIn = useEffectEvent(redirect);

  useEffect(() => {
    let isWanted = true;
    import('#src/data/admin/auth/session.service.ts')
      .then(({ isSignedInAsAdmin }) => isSignedInAsAdmin())
      .then((isAdmin) => isWanted && isAdmin && skipSignIn())
      // The form is already shown, so a failed check needs no handling.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);

  return (
    <Card className={styles.card}>
      <SignedOutNote />
      <LoginForm onSignedIn={redirect} />
      <details className={styles.reset} onToggle={adoptEmail}>
        <summary>Forgot your password?</summary>
        <PasswordResetForm />
      </details>
    </Card>
  );
}

/** Says that the owner was signed out, why, and what waits. */
function SignedOutNote() {
  const { state } = useLocation();
  const { signedOutAfter } = (useHydrated() && (state as SignedOutState | null)) || {};
  if (!signedOutAfter) return null;
  const isUnused = signedOutAfter === 'no-use';
  return (
    <Alert tone="info" title={isUnused ? 'You were signed out' : 'You are signed out'}>
      {isUnused && <p>The admin area was not used for {signInHours} hours.</p>}
      {hasKeptInput() && (
        <p>
          What you typed is kept. Sign in with the same account, in this tab and without reloading
          it, and it will be back.
        </p>
      )}
    </Alert>
  );
}

/** Puts the email that was typed to sign in into the form for a new password, unless that has one. */
function adoptEmail({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const typed = document.querySelector<HTMLInputElement>('form input[name="email"]');
  const email = currentTarget.querySelector<HTMLInputElement>('input[name="email"]');
  if (typed && email && !email.value) email.value = typed.value;
}

/** Returns a function that leaves the login page for its target and drops it from the history. */
function useSignInRedirect(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate(nextPath(search), { replace: true });
}

/** The email and password form, with its errors under it, to which its fields refer. */
function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { form, errors, isBusy, outcome } = useAccountForm(signInSchema, signIn);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const email = describe('email', { error: errors.email });
  const password = describe('password', { error: errors.password });

  async function signIn(credentials: Credentials) {
    const service = await import('#src/data/admin/auth/sign-in.service.ts');
    await service.signIn(credentials);
    onSignedIn();
    return undefined;
  }

  return (
    <form {...form} className={formStyles.form}>
      <EmailField label="Email" enterKeyHint="next" readOnly={isBusy} {...email.aria} />
      <TextField
        name="password"
        label="Password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        readOnly={isBusy}
        {...password.aria}
      />
      <CheckboxField
        label="Show password"
        className={styles.showPassword}
        checked={isPasswordShown}
        onChange={(event) => setPasswordShown(event.currentTarget.checked)}
      />
      <Button type="submit" className={formStyles.submit} busy={isBusy} disabled={isBusy}>
        {isBusy ? 'Signing in...' : 'Log In'}
      </Button>
      {(errors.email || errors.password) && (
        <div className={styles.errors}>
          {errors.email && <FieldError id={email.errorId}>{errors.email}</FieldError>}
          {errors.password && <FieldError id={password.errorId}>{errors.password}</FieldError>}
        </div>
      )}
      {outcome && <OutcomeAlert {...outcome} />}
    </form>
  );
}

function PasswordResetForm() {
  const { form, errors, isBusy, outcome } = useAccountForm(
    passwordResetSchema,
    sendReset,
    'reset-failed',
  );
  const email = describe('reset-email', { error: errors.email });
  return (
    <form {...form} className={formStyles.form}>
      <EmailField
        id="reset-email"
        label="Email of your account"
        enterKeyHint="send"
        readOnly={isBusy}
        {...email.aria}
      />
      <Button
        type="submit"
        variant="quiet"
        className={formStyles.submit}
        busy={isBusy}
        disabled={isBusy}
      >
        {isBusy ? 'Sending...' : 'Email me a link'}
      </Button>
      {errors.email && <FieldError id={email.errorId}>{errors.email}</FieldError>}
      {outcome && <OutcomeAlert {...outcome} />}
    </form>
  );
}

async function sendReset({ email }: { email: string }) {
  const { sendPasswordReset } = await import('#src/data/admin/auth/sign-in.service.ts');
  await sendPasswordReset(email);
  return resetSent;
}

function EmailField(
  props: Pick<
    TextFieldProps,
    'id' | 'label' | 'enterKeyHint' | 'readOnly' | 'aria-describedby' | 'aria-invalid'
  >,
) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      onBlur={({ currentTarget }) => {
        currentTarget.value = tidyEmail(currentTarget.value);
      }}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
