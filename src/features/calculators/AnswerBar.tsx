import styles from './AnswerBar.module.css';
import { figureLength } from './figure-length.ts';

/** The answer at the bottom of a phone, where its card has scrolled away; a repetition, so not read. */
export function AnswerBar({ label, figure }: { label: string; figure: string }) {
  return (
    <p className={styles.bar} aria-hidden="true">
      <span>{label}</span>
      <span className={styles.figure} data-length={figureLength(figure)}>
        {figure}
      </span>
    </p>
  );
}
