import { LoginCard } from '#src/features/auth/LoginCard.tsx';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './FormPage.module.css';

/** The owner's sign-in page. */
export function LoginPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Login | ${site.name}`}
        description={`Where the owner of ${site.name} signs in.`}
        path={paths.login}
        noindex
      />
      <h1 className={styles.title}>Login</h1>
      <p className={styles.lead}>
        Only the owner of this site signs in here. Visitors do not need an account.
      </p>
      <noscript>
        <p>Signing in needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
      <LoginCard />
    </div>
  );
}
