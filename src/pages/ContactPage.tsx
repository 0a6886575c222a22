import { Link } from 'react-router-dom';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { useProfile } from '#src/data/site/use-profile.ts';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './ContactPage.module.css';

/** The contact page. */
export function ContactPage() {
  const details = useSiteDetails();
  const resource = useProfile();
  const { founderName, founderRole, legalName, postalAddress, replyDays } =
    resource.status === 'loaded' ? resource.value : details;
  return (
    <div className={styles.page}>
      <PageHead
        title={`Contact | ${site.name}`}
        description={`Write to the owner of ${site.name} with a question about the site, an article or a calculator.`}
        path={paths.contact}
      />
      <div className={styles.head}>
        <h1>Contact</h1>
        <p className={styles.lead}>
          Have a question, or found something wrong? Write to{' '}
          <strong>{founderName || `the founder of ${site.name}`}</strong>
          <span>{founderRole && `, ${founderRole}`}</span>. You’ll get an answer within{' '}
          <strong>{businessDays(replyDays)}</strong>.
        </p>
      </div>
      <div className={styles.form}>
        <noscript>
          <p>This form needs JavaScript. Please turn it on and reload the page.</p>
        </noscript>
        <ContactForm answeredWithin={businessDays(replyDays)} />
      </div>
      <aside className={styles.notes} aria-labelledby="before-you-write">
        <h2 id="before-you-write">Before you write</h2>
        <ul>
          <li>
            To get pre-qualified, use <Link to={paths.quote}>the form</Link> instead.
          </li>
          <li>About an inquiry? Mention its reference number.</li>
          <li>
            We store what you send to answer it. Read our{' '}
            <Link to={paths.privacy}>privacy notice</Link>.
          </li>
        </ul>
        {postalAddress && (
          <>
            <h2>By mail</h2>
            <address>{`${legalName || founderName}\n${postalAddress}`.trim()}</address>
          </>
        )}
      </aside>
    </div>
  );
}
