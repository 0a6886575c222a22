import { useMemo, useState } from 'react';
import {
  shortenedDifferences,
  wordDifferences,
} from '#src/domain/posts/changes/word-differences.ts';
import { Card } from '#src/ui/Card.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { differencesOf, type FieldDifference } from '../post-versions.ts';
import { comparedText } from './compared-text.ts';
import styles from './PostHistory.module.css';
import { type PostVersion, versionName } from './post-history.ts';

/** Compares two versions of a post, word by word. At first, the last change is shown. */
export function VersionComparison({ versions }: { versions: readonly PostVersion[] }) {
  const [olderId, setOlder] = useState(versions[1]?.id ?? '');
  const [newerId, setNewer] = useState('');
  const fieldsOf = (wanted: string) => versions.find(({ id }) => id === wanted)?.fields ?? {};
  const [older, newer] = [fieldsOf(olderId), fieldsOf(newerId)];
  const differences = useMemo(() => differencesOf(newer, older), [newer, older]);
  const options = versions.map((version) => ({ value: version.id, label: versionName(version) }));
  return (
    <Card>
      <section aria-labelledby="comparison" className={styles.panel}>
        <h2 id="comparison">Compare two versions</h2>
        <div className={styles.choices}>
          <SelectField
            label="From"
            options={options}
            value={olderId}
            onChange={({ target }) => setOlder(target.value)}
          />
          <SelectField
            label="To"
            options={options}
            value={newerId}
            onChange={({ target }) => setNewer(target.value)}
          />
        </div>
        <p role="status" className={styles.lead}>
          {differences.length === 0
            ? 'Both versions are the same.'
            : `${differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`}. What was added is underlined, and what was removed is struck through.`}
        </p>
        {differences.map((difference) => (
          <Difference key={difference.name} difference={difference} />
        ))}
      </section>
    </Card>
  );
}

function Difference({ difference }: { difference: FieldDifference }) {
  const { name, label, mine, saved, isFormattingOnly } = difference;
  const words = useMemo(
    () =>
      shortenedDifferences(wordDifferences(comparedText(name, saved), comparedText(name, mine))),
    [name, mine, saved],
  );
  return (
    <section className={styles.difference}>
      <h3>{label}</h3>
      {isFormattingOnly ? (
        <p className={styles.lead}>The text is the same; only the formatting differs.</p>
      ) : (
        <p className={styles.text}>
          {words.map(({ kind, text }, index) => {
            const key = `${index} ${kind}`;
            if (kind === 'added') return <ins key={key}>{text}</ins>;
            return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
          })}
        </p>
      )}
    </section>
  );
}
