import { Link } from 'react-router-dom';
import { type LeadCollection, leadKinds } from '#src/domain/leads/lead-kinds.ts';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { paths } from '#src/lib/paths.ts';
import styles from './KindLinks.module.css';

/** Links to the lead kinds; the current one is marked. */
export function KindLinks({ kind }: { kind: LeadCollection }) {
  return (
    <nav aria-label="Kinds of leads">
      <ul className={styles.links}>
        {Object.values(leadKinds).map(({ collection }) => (
          <li key={collection}>
            <Link
              to={`${paths.leads}?kind=${collection}`}
              aria-current={collection === kind ? 'page' : undefined}
              className={styles.link}
            >
              {leadWords[collection].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
