import { Link, type To } from 'react-router-dom';
import styles from './SuccessLists.module.css';

/** The steps that follow after a lead is sent, in order, and when each happens. */
export function NextSteps({ steps }: { steps: readonly { when: string; what: string }[] }) {
  return (
    <section aria-labelledby="what-next" className={styles.next}>
      <h2 id="what-next" className={styles.nextTitle}>
        What happens next
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to pages to read while waiting for an answer. */
export function ReadOn({ pages }: { pages: readonly { to: To; name: string; about: string }[] }) {
  return (
    <section aria-labelledby="read-on" className="screen-only">
      <h2 id="read-on" className={styles.readOnTitle}>
        While you wait
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ to, name, about }) => (
          <li key={name}>
            <Link to={to}>{name}</Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
