import { useMemo } from 'react';
import {
  shortenedDifferences,
  wordDifferences,
} from '#src/domain/posts/changes/word-differences.ts';
import styles from './Versions.module.css';

interface ChangedWordsProps {
  before: string;
  after: string;
  /** Leaves out what only the other version has. */
  without?: 'added' | 'removed';
}

/** A text with the words that were removed and added since an earlier version, and some around them. */
export function ChangedWords({ before, after, without }: ChangedWordsProps) {
  const words = useMemo(
    () => shortenedDifferences(wordDifferences(before, after)),
    [before, after],
  );
  const shown = words.filter(({ kind }) => kind !== without);
  return (
    <p className={styles.text}>
      {shown.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
