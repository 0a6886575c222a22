import { useRef, useState } from 'react';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { fieldTexts, signInTexts } from './auth.texts.ts';
import { SignInError } from './auth.types.ts';
import { OutcomeAlert } from './OutcomeAlert.tsx';

interface PasswordAgainProps {
  onSignedIn: () => void;
  onCancel: () => void;
}

/** A form above the current page that asks the signed-in person for the password. */
export function PasswordAgain({ onSignedIn, onCancel }: PasswordAgainProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ busy: boolean; error?: string; failure?: string }>({
    busy: false,
  });

  async function signIn() {
    const password = field.current?.value ?? '';
    if (!password) {
      setState({ busy: false, error: fieldTexts.password });
      field.current?.focus();
      return;
    }
    setState({ busy: true });
    try {
      const { signInAgain } = await import('./fresh-sign-in.service.ts');
      await signInAgain(password);
    } catch (error) {
      const fault = error instanceof SignInError ? error.fault : 'sign-in-failed';
      setState({ busy: false, failure: signInTexts[fault] });
      return;
    }
    onSignedIn();
  }

  return (
    <AlertDialog
      question="Please enter your password again"
      description={
        <p>
          Leads contain people’s personal details, so you need to have signed in within the last 12
          hours. What you typed on this page is still here.
        </p>
      }
      confirmLabel={state.busy ? 'Signing in...' : 'Continue'}
      first={field}
      busy={state.busy}
      onConfirm={signIn}
      onCancel={onCancel}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!state.busy) void signIn();
        }}
      >
        <TextField
          ref={field}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={state.busy}
          error={state.error}
        />
      </form>
      {state.failure && <OutcomeAlert tone="error" text={state.failure} />}
    </AlertDialog>
  );
}
