import { Link } from 'react-router-dom';
import { useSiteDetails } from '#src/domain/profile/site-details.ts';
import { useProfile } from '#src/domain/profile/use-profile.ts';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import { businessDays } from '#src/lib/format.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './ContactPage.module.css';

/** The contact page. */
export function ContactPage() {
  const details = useSiteDetails();
  const resource = useProfile();
  const { founderName, replyDays } = resource.status === 'loaded' ? resource.value : details;
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
          Do you have a question about an article or a calculator, or is something on this site
          wrong? Your message goes to <span>{founderName || `the founder of ${site.name}`}</span>,
          who answers within <span>{businessDays(replyDays)}</span>.
        </p>
      </div>
      <div className={styles.form}>
        <noscript>
          <p>This form needs JavaScript. Please turn it on in your browser and reload the page.</p>
        </noscript>
        <ContactForm />
      </div>
      <aside className={styles.notes} aria-labelledby="before-you-write">
        <h2 id="before-you-write">Before you write</h2>
        <ul>
          <li>
            To get pre-qualified, use the <Link to={paths.quote}>pre-qualification form</Link>. It
            asks the questions that matter for a loan.
          </li>
          <li>Never send account numbers or Social Security numbers here. We never need them.</li>
          <li>
            Your name, email address and message are stored so that we can read and answer them. For
            details, see our <Link to={paths.privacy}>privacy notice</Link>.
          </li>
        </ul>
      </aside>
    </div>
  );
}
