import { ArrowRight } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './ChangesList.module.css';
import { shownWords } from './normalization-texts.ts';
import type { WordChange } from './post-changes.ts';

const names = { states: 'States', keywords: 'Keywords' };

/** A list before and after the change, including its brackets and quotes. */
export function WordChangeView({ change: { field, before, after } }: { change: WordChange }) {
  return (
    <p className={styles.change}>
      <span className={styles.field}>{names[field]}:</span>
      <span className="visually-hidden">before</span>
      <code className={styles.words}>{shownWords(before)}</code>
      <Icon of={ArrowRight} className={styles.arrow} size="1em" />
      <span className="visually-hidden">after</span>
      <code className={styles.words}>{shownWords(after)}</code>
    </p>
  );
}
