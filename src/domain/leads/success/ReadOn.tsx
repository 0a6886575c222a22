import { Link, type To } from 'react-router-dom';
import styles from './ReadOn.module.css';

interface ReadOnProps {
  title: string;
  pages: readonly { to: To; name: string; about: string }[];
}

/** Links to pages to read while waiting for an answer. */
export function ReadOn({ title, pages }: ReadOnProps) {
  return (
    <section aria-labelledby="read-on" className="screen-only">
      <h2 id="read-on" className={styles.title}>
        {title}
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
