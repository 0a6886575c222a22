import { Link } from 'react-router-dom';
import { LoginCard } from '#src/features/admin/auth/LoginCard.tsx';
import { WithFullLoads } from '#src/features/admin/auth/WithFullLoads.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './FormPage.module.css';

/** The owner's sign-in page, which shows home buyers the way to what they may have looked for. */
export function LoginPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Login | ${site.name}`}
        description={`Where the owner of ${site.name} signs in.`}
        path={paths.login}
        noindex
      />
      <div className={styles.form}>
        <h1>Login</h1>
        <p className={styles.lead}>
          For the site’s owner. Buying a home? You don’t need an account.
        </p>
        <noscript>
          <p>Signing in needs JavaScript. Please turn it on and reload the page.</p>
        </noscript>
        <LoginCard />
        <WithFullLoads>
          <p>
            <Link to={paths.quote}>Get pre-qualified</Link> in eight short steps, or try your
            numbers in the <Link to={paths.calculator}>calculators</Link>. Already sent an inquiry?
            The link on your thank-you page shows you what you can do about it. If you no longer
            have the link, <Link to={paths.contact}>write to us</Link>.
          </p>
        </WithFullLoads>
      </div>
    </div>
  );
}
