import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { provideFreshSignIn, SignInDeclined } from '#src/lib/fresh-sign-in.ts';
import { PasswordAgain } from './PasswordAgain.tsx';

interface Waiting {
  resolve: () => void;
  reject: (reason: SignInDeclined) => void;
}

/**
 * Wraps components that read personal data. If the last sign-in is too old, it asks for the password
 * in a dialog above the unchanged page and then resumes the pending requests.
 */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const waiting = useRef<Waiting[]>([]);
  const [isAsking, setAsking] = useState(false);

  // A layout effect runs before the children's effects, which may request data at once.
  useLayoutEffect(() => {
    const requests = waiting.current;
    const isFresh = async () => (await import('./fresh-sign-in.service.ts')).isSignInFresh();
    const takeBack = provideFreshSignIn({
      isFresh,
      async renew() {
        if (await isFresh()) return;
        setAsking(true);
        await new Promise<void>((resolve, reject) => requests.push({ resolve, reject }));
      },
    });
    return () => {
      takeBack();
      for (const request of requests.splice(0)) request.reject(new SignInDeclined());
    };
  }, []);

  function settle(answer: (request: Waiting) => void) {
    setAsking(false);
    for (const request of waiting.current.splice(0)) answer(request);
  }

  return (
    <>
      {children}
      {isAsking && (
        <PasswordAgain
          onSignedIn={() => settle((request) => request.resolve())}
          onCancel={() => settle((request) => request.reject(new SignInDeclined()))}
        />
      )}
    </>
  );
}
