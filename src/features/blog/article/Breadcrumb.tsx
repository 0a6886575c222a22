import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import styles from './Breadcrumb.module.css';

/** The breadcrumb of a post. */
export function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb" className="screen-only">
      <ol className={styles.steps}>
        <li>
          <Link to={paths.home} className={styles.link}>
            Home
          </Link>
        </li>
        <li>
          <Link to={paths.blog} className={styles.link}>
            Blog
          </Link>
        </li>
      </ol>
    </nav>
  );
}
