import styles from './NextSteps.module.css';

/** What happens after a lead was sent, in order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <div className={styles.next}>
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
