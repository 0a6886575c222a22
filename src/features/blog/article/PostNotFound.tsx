import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import styles from './PostNotFound.module.css';

/** Shown for a post that does not exist or could not be loaded. */
export function PostNotFound() {
  return (
    <div className={styles.notFound}>
      <div role="alert" className={styles.text}>
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
