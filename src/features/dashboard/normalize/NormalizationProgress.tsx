import { useId } from 'react';
import styles from './NormalizationProgress.module.css';

interface NormalizationProgressProps {
  doneCount: number;
  totalCount: number;
}

/** The progress of normalizing. */
export function NormalizationProgress({ doneCount, totalCount }: NormalizationProgressProps) {
  const id = useId();
  const [done, total] = [doneCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>Normalizing posts</label>
      <progress id={id} max={totalCount} value={doneCount} className={styles.bar} />
      <p role="status" className={styles.count}>
        {`${done} of ${total} done`}
      </p>
    </div>
  );
}
