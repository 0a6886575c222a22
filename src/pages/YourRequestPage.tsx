import { YourRequest } from '#src/features/your-request/YourRequest.tsx';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './FormPage.module.css';

/** The page where people who sent a form withdraw consent or request deletion. */
export function YourRequestPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Your Request | ${site.name}`}
        description="Withdraw the consent that you gave with a form, or ask us to delete what you sent."
        path={paths.yourRequest}
        noindex
      />
      <h1 className={styles.title}>Your Request</h1>
      <p className={styles.lead}>
        You can withdraw your consent, ask for deletion, or both. Nothing happens until you press a
        button.
      </p>
      <noscript>
        <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
      <YourRequest />
    </div>
  );
}
