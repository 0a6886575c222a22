import { useEffect } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './LoginCard.module.css';
import { LoginForm } from './LoginForm.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/**
 * The login form and the password reset. It redirects at once if the admin is already signed in.
 */
export function LoginCard() {
  const redirect = useSignInRedirect();

  useEffect(() => {
    let isWanted = true;
    import('./session.service.ts')
      .then(({ isSignedInAsAdmin }) => isSignedInAsAdmin())
      .then(
        (isAdmin) => {
          if (isWanted && isAdmin) redirect();
        },
        // The form is already shown, so a failed check needs no handling.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [redirect]);

  return (
    <Card className={styles.card}>
      <LoginForm onSignedIn={redirect} />
      <details className={styles.reset}>
        <summary>Forgot your password?</summary>
        <PasswordResetForm />
      </details>
    </Card>
  );
}
