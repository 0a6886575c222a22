import { classNames } from './class-names.ts';
import styles from './SkeletonText.module.css';

interface SkeletonTextProps {
  /** About as wide as the text to come: a word, or a line as far as there is room. */
  width: 'word' | 'line';
}

/** Holds the place of a text that is still loading. Say so elsewhere, once, in words. */
export function SkeletonText({ width }: SkeletonTextProps) {
  return (
    <span className={classNames(styles.skeleton, styles[width])} aria-hidden="true">
      {'\u00a0'}
    </span>
  );
}
