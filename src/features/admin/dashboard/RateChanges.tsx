import type { RateChange } from '#src/data/admin/site/rate-changes.service.ts';
import { ratesFields } from '#src/data/site/rate-terms.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { emptyRate, type Rates, rateKinds } from '#src/model/rates/shown-rates.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './Dashboard.module.css';

export const dayLabel = 'Last updated';

/** Returns the label of a field of the form. */
export function labelFor(field: keyof Rates): string {
  return field === 'lastUpdated' ? dayLabel : rateKinds[field].label;
}

interface RateChangesProps {
  changes: readonly RateChange[];
  stored: Rates;
  /** Undefined while it cannot be undone. */
  onUndo: ((rates: Rates) => void) | undefined;
}

/** The last changes of the rates, the newest with a button that undoes it. */
export function RateChanges({ changes, stored, onUndo }: RateChangesProps) {
  const [newest] = changes;
  if (!newest) return null;
  return (
    <details className={styles.changes}>
      <summary>{`Since ${formatTime(newest.at)}, by ${newest.by}`}</summary>
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <p>{`${formatTime(change.at)}, ${change.by}`}</p>
            <ul>
              {ratesFields
                .filter((field) => change.from?.[field] !== change.to[field])
                .map((field) => (
                  <li key={field}>
                    {labelFor(field)}: {change.from?.[field] || emptyRate} →{' '}
                    <strong>{change.to[field] || emptyRate}</strong>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {newest.from &&
        onUndo &&
        ratesFields.every((field) => newest.to[field] === stored[field]) && (
          <Button variant="quiet" onClick={() => newest.from && onUndo(newest.from)}>
            Undo the last change
          </Button>
        )}
    </details>
  );
}
