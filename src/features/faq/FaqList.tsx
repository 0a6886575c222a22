import { ChevronDown } from 'lucide';
import type { ToggleEvent } from 'react';
import { useSiteToday } from '#src/lib/use-site-today.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Prose } from '#src/ui/Prose.tsx';
import styles from './FaqList.module.css';
import { FaqSources } from './FaqSources.tsx';
import { faqAnswers } from './faq-answers.ts';
import { type FaqId, faqQuestions } from './questions.ts';

const listId = 'faq-list';

/**
 * The questions, of which one shows its answer at a time: `<details>` with one name, which open and
 * close before any script. The anchors stand on the answers, because a browser opens an item
 * whose inside is addressed.
 */
export function FaqList() {
  const day = useSiteToday(listId);
  return (
    <div id={listId} data-day={day} className={styles.list}>
      {(Object.keys(faqQuestions) as FaqId[]).map((id) => {
        const { Answer, sources } = faqAnswers[id];
        return (
          <details key={id} name="faq" className={styles.item} onToggle={keepInSight}>
            <summary className={styles.question}>
              <h2>{faqQuestions[id]}</h2>
              <Icon of={ChevronDown} size={22} className={styles.mark} />
            </summary>
            <Prose id={id} className={styles.answer}>
              <Answer day={day} />
              {sources.length > 0 && <FaqSources sources={sources} day={day} />}
            </Prose>
          </details>
        );
      })}
    </div>
  );
}

/** A long answer that closes above the question just opened would pull it off the screen. */
function keepInSight({ currentTarget: item }: ToggleEvent<HTMLDetailsElement>) {
  if (item.open) item.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}
