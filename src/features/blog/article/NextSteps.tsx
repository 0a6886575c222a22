import { useId } from 'react';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import styles from './NextSteps.module.css';

/** Links to the form and the calculator, after an article. */
export function NextSteps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.steps}>
      <h2 id={titleId} className={styles.title}>
        Try it with your own numbers
      </h2>
      <p>
        What you type into the calculator stays in your browser. The pre-qualification form takes
        minutes, is free, and does not pull your credit.
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
