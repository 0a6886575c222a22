import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './Unsigned.module.css';

/** Replaces the founder's bio while the settings name no founder. */
export function Unsigned() {
  const titleId = useId();
  return (
    <section className={styles.unsigned} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        This site has not been set up yet
      </h2>
      <p>
        {site.name} is built from a template. Its owner has not added a name, a photograph,
        credentials or an editorial policy yet, and we do not make them up. Until then, check what
        you read against the sources listed in the <Link to={paths.faq}>FAQ</Link>.
      </p>
      <p className={styles.owner}>
        Is this your site? Fill in <code>src/founder.ts</code> and build it again.
      </p>
    </section>
  );
}
