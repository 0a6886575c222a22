import { Link } from 'react-router-dom';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './ContactPage.module.css';

/** A way to write to the owner. */
export function ContactPage() {
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
          A question about an article or a calculator, or something on this site that is wrong? Your
          message goes to the owner of {site.name}.
        </p>
      </div>
      <div className={styles.form}>
        <noscript>
          <p>
            This form needs JavaScript. Please switch it on in your browser and load the page again.
          </p>
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
          <li>
            Never send account numbers or Social Security numbers here. Nothing we do needs them.
          </li>
          <li>
            Your name, email address and message are stored so that we can read and answer them. Our{' '}
            <Link to={paths.privacy}>privacy notice</Link> says the rest.
          </li>
        </ul>
      </aside>
    </div>
  );
}
