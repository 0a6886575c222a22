import { LoginCard } from '#src/features/auth/LoginCard.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './FormPage.module.css';

/** Where the owner signs in. */
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
        This is the owner’s way in. Visitors need no account: everything else on the site is open.
      </p>
      <noscript>
        <p>Signing in needs JavaScript. Please switch it on and load the page again.</p>
      </noscript>
      <LoginCard />
    </div>
  );
}
