import { useEffect, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { articleContent } from '#src/domain/posts/content/article-content.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { checkContent, type Finding } from './check-content.ts';
import type { ContentPlace } from './content/content-editor.ts';
import styles from './PostForm.module.css';
import { slugsWithoutPost } from './post-editing.service.ts';
import type { PostInput } from './post-input.ts';

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
      <div className={styles.checkHead}>
        <h2 id={`${id}-title`} className={styles.checkTitle}>
          Check
        </h2>
        <p>{summaryText(count)}</p>
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

function summaryText(count: number): string {
  if (count === 0) return 'Pictures, headings, and links look good.';
  return count === 1 ? 'One thing to look at.' : `${count} things to look at.`;
}

/** A check costs work and reads, so it waits until the writer pauses. */
const pauseMs = 800;

/** What is known about the slugs that the post links to: whether a post is there. */
type KnownSlugs = ReadonlyMap<string, boolean>;

/** The outcome of the check. */
interface PostCheckResult {
  findings: readonly Finding[];
  /** The links to posts could not be checked. */
  hasFailed: boolean;
}

/**
 * Checks the content of a post whenever the writer pauses. Each linked post is looked up once.
 *
 * @param html the content of the form
 */
function usePostCheck(html: string): PostCheckResult {
  const settled = useDebounced(html, pauseMs);
  const [known, setKnown] = useState<KnownSlugs>(new Map());
  const [failedFor, setFailedFor] = useState<string>();

  const { findings, postLinks } = useMemo(() => {
    const { body } = document.implementation.createHTMLDocument('');
    body.innerHTML = articleContent(settled).html;
    return checkContent(body);
  }, [settled]);

  useEffect(() => {
    const slugs = [...new Set(postLinks.map(({ slug }) => slug))];
    const open = slugs.filter((slug) => !known.has(slug));
    if (open.length === 0) return;
    let isCurrent = true;
    slugsWithoutPost(open).then(
      (missing) => {
        if (!isCurrent) return;
        const news = open.map((slug) => [slug, !missing.includes(slug)] as const);
        setKnown((before) => new Map([...before, ...news]));
      },
      () => isCurrent && setFailedFor(settled),
    );
    return () => {
      isCurrent = false;
    };
  }, [postLinks, known, settled]);

  const dead = postLinks.filter(({ slug }) => known.get(slug) === false);
  return {
    findings: [...findings, ...dead.map(({ finding }) => finding)],
    hasFailed: failedFor === settled,
  };
}
