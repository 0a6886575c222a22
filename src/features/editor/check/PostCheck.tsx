import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import type { ContentPlace } from '../content-place.ts';
import type { PostInput } from '../post-input.ts';
import styles from './PostCheck.module.css';
import { usePostCheck } from './use-post-check.ts';

/**
 * What the writer should look at before publishing. It only advises. The list is closed until somebody
 * opens it, so that it does not move the controls below it while somebody writes.
 *
 * @param onShow moves the cursor to a place in the content
 */
export function PostCheck({ onShow }: { onShow: (place: ContentPlace) => void }) {
  const { control } = useFormContext<PostInput>();
  const { findings, hasFailed } = usePostCheck(useWatch({ control, name: 'content' }));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = findings.length;

  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          Check
        </h2>
        <p>{summaryOf(count)}</p>
        {count > 0 && (
          <Button
            variant="link"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide the list' : 'Show the list'}
          </Button>
        )}
      </div>
      {hasFailed && (
        <p className={styles.note}>The links to other posts could not be checked just now.</p>
      )}
      {isOpen && count > 0 && (
        <ul id={id} className={rows.list}>
          {findings.map(({ text, place }) => (
            <li key={`${place.part} ${place.index}`} className={rows.row}>
              <p className={rows.words}>{text}</p>
              <Button variant="quiet" onClick={() => onShow(place)}>
                Show {place.part}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return 'Pictures, headings, and links look good.';
  return count === 1 ? 'One thing to look at.' : `${count} things to look at.`;
}
