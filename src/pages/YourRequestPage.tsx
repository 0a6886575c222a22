import { YourRequest } from '#src/features/your-request/YourRequest.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './FormPage.module.css';

/** The page where people who sent a form withdraw consent or request deletion. */
export function YourRequestPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Your Request | ${site.name}`}
        description="See what happened to a form that you sent, withdraw the consent that you gave with it, or ask us to delete it."
        path={paths.yourRequest}
        noindex
      />
      <h1>Your Request</h1>
      <p className={styles.lead}>
        See what happened to what you sent, withdraw your consent, or ask for deletion. Nothing
        happens until you press a button.
      </p>
      <noscript>
        <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
      <YourRequest />
    </div>
  );
}
