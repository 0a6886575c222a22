import { useId } from 'react';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import styles from './NextSteps.module.css';

/** What a reader can do with what was read. */
export function NextSteps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.steps}>
      <h2 id={titleId} className={styles.title}>
        Try it with your own numbers
      </h2>
      <p>
        The calculator keeps what you type in your browser. The pre-qualification form takes minutes
        and costs nothing, with no credit pull.
      </p>
      <p className={styles.links}>
        <ButtonLink to={paths.quote}>Get Pre-Qualified</ButtonLink>
        <ButtonLink to={paths.calculator} variant="quiet">
          Open the calculator
        </ButtonLink>
      </p>
    </section>
  );
}
