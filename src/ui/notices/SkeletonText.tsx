import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './SkeletonText.module.css';

interface SkeletonTextProps {
  /** The approximate width of the text to come: a word, or a line if there is room. */
  width: 'word' | 'line';
}

/** A skeleton of text, hidden from screen readers: a status text must announce the loading. */
export function SkeletonText({ width }: SkeletonTextProps) {
  return (
    <span className={classNames(styles.skeleton, styles[width])} aria-hidden="true">
      {'\u00a0'}
    </span>
  );
}
