import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { provideFreshSignIn, SignInDeclined } from '#src/data/admin/auth/fresh-sign-in.ts';
import { signInHours } from '#src/data/admin/auth/idle-session.ts';
import { fieldErrors, signInFailureText } from '#src/data/admin/auth/sign-in-faults.ts';
import { AlertDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { OutcomeAlert } from './OutcomeAlert.tsx';

interface Waiting {
  resolve: () => void;
  reject: (reason: SignInDeclined) => void;
}

/** Asks for the password above the unchanged page when personal data is read and the last sign-in is too old. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const waiting = useRef<Waiting[]>([]);
  const [isAsking, setAsking] = useState(false);

  // A layout effect runs before the children's effects, which may request data at once.
  useLayoutEffect(() => {
    const requests = waiting.current;
    const isFresh = async () =>
      (await import('#src/data/admin/auth/account.service.ts')).isSessionFresh();
    const withdraw = provideFreshSignIn({
      isFresh,
      async renew() {
        if (await isFresh()) return;
        setAsking(true);
        await new Promise<void>((resolve, reject) => requests.push({ resolve, reject }));
      },
    });
    return () => {
      withdraw();
      for (const request of requests.splice(0)) request.reject(new SignInDeclined());
    };
  }, []);

  function answerAll(answer: (request: Waiting) => void) {
    setAsking(false);
    for (const request of waiting.current.splice(0)) answer(request);
  }

  return (
    <>
      {children}
      {isAsking && (
        <PasswordAgain
          onSignedIn={() => answerAll((request) => request.resolve())}
          onCancel={() => answerAll((request) => request.reject(new SignInDeclined()))}
        />
      )}
    </>
  );
}

interface PasswordAgainProps {
  onSignedIn: () => void;
  onCancel: () => void;
}

function PasswordAgain({ onSignedIn, onCancel }: PasswordAgainProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ busy: boolean; error?: string; failure?: string }>({
    busy: false,
  });

  async function signIn() {
    const password = field.current?.value ?? '';
    if (!password) {
      setState({ busy: false, error: fieldErrors.password });
      field.current?.focus();
      return;
    }
    setState({ busy: true });
    try {
      const { signInAgain } = await import('#src/data/admin/auth/account.service.ts');
      await signInAgain(password);
    } catch (error) {
      setState({ busy: false, failure: signInFailureText(error) });
      return;
    }
    onSignedIn();
  }

  return (
    <AlertDialog
      question="Please enter your password again"
      description={
        <p>
          Leads contain people’s personal details, so you need to have signed in within the last{' '}
          {signInHours} hours. What you typed on this page is still here.
        </p>
      }
      confirmLabel={state.busy ? 'Signing in...' : 'Continue'}
      harmless
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
