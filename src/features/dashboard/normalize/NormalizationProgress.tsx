import { useId } from 'react';
import styles from './NormalizationProgress.module.css';

interface NormalizationProgressProps {
  label: string;
  doneCount: number;
  totalCount: number;
}

/** The progress of normalizing posts, or of undoing it. */
export function NormalizationProgress({
  label,
  doneCount,
  totalCount,
}: NormalizationProgressProps) {
  const id = useId();
  const [done, total] = [doneCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={totalCount} value={doneCount} className={styles.bar} />
      <p role="status" className={styles.count}>
        {`${done} of ${total} done`}
      </p>
    </div>
  );
}
