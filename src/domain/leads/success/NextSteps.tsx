import styles from './NextSteps.module.css';

/** One step after submission, and when it happens. */
export interface NextStep {
  when: string;
  what: string;
}

/** The steps that follow after a lead is sent, in order. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="what-next" className={styles.next}>
      <h2 id="what-next" className={styles.title}>
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
