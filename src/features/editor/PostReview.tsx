import { useEffect, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { articleContent } from '#src/domain/posts/content/article-content.ts';
import { readText } from '#src/domain/posts/content/shown-content.ts';
import { postHeadTexts } from '#src/domain/posts/post-metadata.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { socialImage } from '#src/lib/PageHead.tsx';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { checkContent, type Finding } from './check-content.ts';
import type { ContentPlace } from './content/content-editor.ts';
import styles from './PostForm.module.css';
import { slugsWithoutPost } from './post-editing.service.ts';
import { type PostInput, shownOfDescription } from './post-input.ts';
import shareStyles from './SharePreview.module.css';

/** A check costs reads, and the picture of a preview a request, so both wait until the writer pauses. */
const pauseMs = 800;

/**
 * What the writer should look at before publishing. It only advises. The list is closed until somebody
 * opens it, so that it does not move the controls below it while somebody writes.
 *
 * @param onShow moves the cursor to a place in the content
 */
export function PostCheck({ onShow }: { onShow: (place: ContentPlace) => void }) {
  const { control } = useFormContext<PostInput>();
  const { findings, isEmpty, hasFailed } = usePostCheck(useWatch({ control, name: 'content' }));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = findings.length;

  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <div className={styles.checkHead}>
        <h2 id={`${id}-title`} className={styles.checkTitle}>
          Check
        </h2>
        <p>{isEmpty ? 'The post is empty so far.' : summaryText(count)}</p>
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

/** What is known about the slugs that the post links to: whether a post is there. */
type KnownSlugs = ReadonlyMap<string, boolean>;

/** The outcome of the check. */
interface PostCheckResult {
  findings: readonly Finding[];
  /** The content shows nothing. */
  isEmpty: boolean;
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

  const { findings, postLinks, isEmpty } = useMemo(() => {
    const { body } = articleContent(settled);
    return { ...checkContent(body), isEmpty: !readText(body) && !body.querySelector('img, hr') };
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
    isEmpty,
    hasFailed: failedFor === settled,
  };
}

/**
 * The post as search results and links in messages show it, from the same texts as the head of its page.
 * Search engines may choose other words of the page.
 */
export function SharePreview() {
  const { control } = useFormContext<PostInput>();
  const [title, description, author, slug, image] = useWatch({
    control,
    name: ['title', 'description', 'author', 'slug', 'image'],
  });
  const settledImage = useDebounced(image, pauseMs);
  const head = postHeadTexts({
    title: tidyLine(title) || 'Title of the post',
    description: tidyText(description),
    author: tidyLine(author) || site.name,
    slug: slug.trim(),
    image: tidyLine(settledImage),
  });
  const picture = onThisSite(socialImage(head.image));
  const [broken, setBroken] = useState<string>();
  const host = new URL(site.url).host;

  return (
    <div className={shareStyles.previews}>
      <figure className={shareStyles.preview}>
        <figcaption className={shareStyles.caption}>Search result</figcaption>
        <div className={shareStyles.result}>
          <p className={shareStyles.address}>{host + decodeURI(head.path)}</p>
          <p className={shareStyles.headline}>{head.title}</p>
          <p className={shareStyles.words}>{shortened(head.description)}</p>
        </div>
      </figure>
      <figure className={shareStyles.preview}>
        <figcaption className={shareStyles.caption}>Link in a message</figcaption>
        <div className={shareStyles.card}>
          {picture === broken ? (
            <p className={shareStyles.noPicture}>No picture was found at its address.</p>
          ) : (
            <img src={picture} alt="" onError={() => setBroken(picture)} />
          )}
          <div className={shareStyles.cardWords}>
            <p className={shareStyles.address}>{host}</p>
            <p className={shareStyles.cardTitle}>{head.title}</p>
            <p className={shareStyles.words}>{shortened(head.description)}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

/** Returns the address of a picture where this page can load it: the site may run under another one. */
function onThisSite(address: string): string {
  return address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : address;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > shownOfDescription
    ? `${characters.slice(0, shownOfDescription).join('').trimEnd()}…`
    : text;
}
