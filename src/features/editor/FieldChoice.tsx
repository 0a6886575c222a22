import { useId, useMemo } from 'react';
import {
  shortenedDifferences,
  type WordDifference,
  wordDifferences,
} from '#src/domain/posts/changes/word-differences.ts';
import { articleContent } from '#src/domain/posts/content/browser-content.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import styles from './ConflictChoice.module.css';
import type { FieldDifference } from './post-versions.ts';

interface FieldChoiceProps {
  difference: FieldDifference;
  isSavedChosen: boolean;
  onChoose: (choosesSaved: boolean) => void;
}

/** A field that both versions changed: its words in both, of which the writer chooses one. */
export function FieldChoice({ difference, isSavedChosen, onChoose }: FieldChoiceProps) {
  const { label, name, isFormattingOnly, mine, saved, mineText, savedText } = difference;
  const group = useId();
  const words = useMemo(
    () => shortenedDifferences(wordDifferences(savedText, mineText)),
    [savedText, mineText],
  );
  const version = (heading: string, html: string, isSaved: boolean) => (
    <div className={styles.version}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={group}
          checked={isSavedChosen === isSaved}
          onChange={() => onChoose(isSaved)}
        />
        {heading}
      </label>
      {html === '' && <p className={styles.note}>Empty</p>}
      {html !== '' && isFormattingOnly && name === 'content' && <RenderedContent html={html} />}
      {html !== '' && !isFormattingOnly && (
        <p className={styles.text}>
          <Words words={words} without={isSaved ? 'added' : 'removed'} />
        </p>
      )}
    </div>
  );
  return (
    <fieldset className={styles.difference}>
      <legend>
        <h2>{label}</h2>
      </legend>
      {isFormattingOnly && (
        <p className={styles.note}>
          The text is the same; only the formatting, the links, or the pictures differ.
        </p>
      )}
      <div className={styles.versions}>
        {version('Your version', mine, false)}
        {version('Saved version', saved, true)}
      </div>
    </fieldset>
  );
}

interface WordsProps {
  words: readonly WordDifference[];
  without: 'added' | 'removed';
}

function Words({ words, without }: WordsProps) {
  return words
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const key = `${index} ${kind}`;
      if (kind === 'added') return <ins key={key}>{text}</ins>;
      return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
    });
}

function RenderedContent({ html }: { html: string }) {
  return <PostContent html={useMemo(() => articleContent(html).html, [html])} />;
}
