import { useEffect } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './LoginCard.module.css';
import { LoginForm } from './LoginForm.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { useGoOn } from './use-go-on.ts';

/**
 * Signing in, and the way back in for whoever forgot the password. Who is signed in as the admin
 * already is led on at once.
 */
export function LoginCard() {
  const goOn = useGoOn();

  useEffect(() => {
    let isWanted = true;
    import('./session.service.ts')
      .then(({ isSignedInAsAdmin }) => isSignedInAsAdmin())
      .then(
        (isAdmin) => {
          if (isWanted && isAdmin) goOn();
        },
        // The form is there, whatever keeps this from being known.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [goOn]);

  return (
    <Card className={styles.card}>
      <LoginForm onSignedIn={goOn} />
      <details className={styles.reset}>
        <summary>Forgot your password?</summary>
        <PasswordResetForm />
      </details>
    </Card>
  );
}
