import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import styles from './PostStates.module.css';

/** The breadcrumb of a post. */
export function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb" className="screen-only">
      <ol className={styles.steps}>
        {Object.entries({ Home: paths.home, Blog: paths.blog }).map(([label, path]) => (
          <li key={label}>
            <Link to={path} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The skeleton of a post. */
export function PostLoading() {
  return (
    <div className={styles.loading}>
      <h1 className={styles.loadingTitle}>Loading...</h1>
      <div className={styles.loadingImage} />
    </div>
  );
}

/** Shown for a post that does not exist or could not be loaded. */
export function PostNotFound() {
  return (
    <div className={styles.notFound}>
      <div role="alert" className={styles.notFoundText}>
        <h1>Blog post not found.</h1>
        <p>
          The post may have been taken down, or the address may be incomplete. If you followed a
          link on this site, please try again in a moment.
        </p>
      </div>
      <p>
        <ButtonLink to={paths.blog}>See all articles</ButtonLink>
      </p>
    </div>
  );
}
