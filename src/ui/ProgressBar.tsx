import { useId } from 'react';
import styles from './CleanUp.module.css';

interface ProgressBarProps {
  label: string;
  done: number;
  total: number;
}

/** How much of some work is done, which screen readers announce. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const id = useId();
  const [doneText, totalText] = [done, total].map((count) => count.toLocaleString('en-US'));
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={total} value={done} className={styles.bar} />
      <p role="status" className={styles.count}>
        {`${doneText} of ${totalText} done`}
      </p>
    </div>
  );
}
