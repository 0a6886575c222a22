import { type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { articleContent } from '#src/content/article-content.ts';
import { slugsWithoutPost } from '#src/data/admin/posts/post-editing.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { useDebounced } from '#src/lib/hooks/use-debounced.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import type { PostInput, PostInputField } from '#src/model/post-changes/post-input.ts';
import { site } from '#src/site.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import rows from '#src/ui/parts/RowList.module.css';
import type { ContentPlace } from './content/content-editor.ts';
import { PostPreview, SharePreview } from './PostPreview.tsx';
import { storedImage } from './post/edited-post.schema.ts';
import type { Finding, Judge } from './post/judge-post.ts';
import styles from './post/PostForm.module.css';

/** A check costs reads, and the picture of a preview a request, so both wait until the writer pauses. */
const pauseMs = 800;

interface PostCheckProps {
  judge: Judge;
  onShow: (place: ContentPlace) => void;
}

/** What prevents publishing and what to look at, once something was written; its list is closed at first. */
export function PostCheck({ judge, onShow }: PostCheckProps) {
  const { findings, hasFailed, isWritten } = usePostCheck(judge);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isWritten) return null;

  return (
    <section aria-labelledby={`${id}-title`} className={styles.check}>
      <div className={styles.checkHead}>
        <h2 id={`${id}-title`} className={styles.checkTitle}>
          Check
        </h2>
        <p>{summaryText(findings)}</p>
        {findings.length > 0 && (
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
      {isOpen && findings.length > 0 && (
        <ul id={id} className={rows.list}>
          {findings.map(({ text, field, place }) => (
            <li key={`${text} ${place?.index}`} className={rows.row}>
              <p className={rows.words}>
                {field ? (
                  <a href={`#${field}`} onClick={(click) => goToField(click, field)}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
              {place && (
                <Button variant="quiet" onClick={() => onShow(place)}>
                  Show {place.part}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Moves the focus to a field, and leaves the page's address as it is. */
function goToField(click: MouseEvent, field: PostInputField) {
  click.preventDefault();
  document.getElementById(field)?.focus();
}

function summaryText(findings: readonly Finding[]): string {
  const blocking = findings.filter(({ preventsPublishing }) => preventsPublishing).length;
  const others = findings.length - blocking;
  const keep = blocking === 1 ? 'One thing keeps' : `${blocking} things keep`;
  const texts = [
    blocking > 0 && `${keep} the post from being published.`,
    others > 0 && `${others === 1 ? 'One thing' : `${others} things`} to look at.`,
    findings.length === 0 && 'The post can be published. Pictures, headings, and links look good.',
  ];
  return texts.filter(Boolean).join(' ');
}

/** Judges the form whenever the writer pauses. Each linked post is looked up once. */
function usePostCheck(judge: Judge) {
  const input = useDebounced(useInput(), pauseMs);
  /** Of each linked slug, whether a post is there. */
  const [links, setLinks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failedFor, setFailedFor] = useState<PostInput>();

  const { findings, linkedSlugs } = useMemo(() => {
    const deadSlugs = new Set([...links.keys()].filter((linked) => !links.get(linked)));
    return judge(input, deadSlugs);
  }, [judge, input, links]);

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const open = [...new Set(linkedSlugs)].filter((linked) => !links.has(linked));
      if (open.length === 0) return;
      const dead = await slugsWithoutPost(open);
      if (!isCurrent) return;
      const news = open.map((linked) => [linked, !dead.includes(linked)] as const);
      setLinks((before) => new Map([...before, ...news]));
    };
    look().catch(() => isCurrent && setFailedFor(input));
    return () => {
      isCurrent = false;
    };
  }, [input, linkedSlugs, links]);

  const isWritten = input.title !== '' || input.content !== '';
  return { findings, hasFailed: failedFor === input, isWritten };
}

function useInput(): PostInput {
  return useWatch(useFormContext<PostInput>()) as PostInput;
}

interface PagePreviewProps {
  post: string;
  /** The date that the post keeps; '' for today's. */
  keptDate: string;
  isNew: boolean;
}

/** The post as its readers would see it if it was saved today. */
export function PagePreview({ post, keptDate, isNew }: PagePreviewProps) {
  const { state, ...input } = useInput();
  const content = useMemo(() => articleContent(input.content), [input.content]);
  const [today] = useState(() => siteTime().toISOString());
  const shown = {
    ...input,
    id: post,
    title: tidyLine(input.title) || untitled,
    author: tidyLine(input.author) || site.name,
    image: storedImage(input.image),
    keywords: [],
    states: [state],
    datePublished: keptDate || today,
    dateUpdated: '',
    dateEdited: keptDate && !isNew ? today : '',
  };
  return <PostPreview post={shown} content={content} />;
}

const untitled = 'Title of the post';

/** The post as search results and links in messages show it. */
export function HeadPreview() {
  const input = useInput();
  const image = useDebounced(input.image, pauseMs);
  return (
    <SharePreview
      title={tidyLine(input.title) || untitled}
      description={tidyText(input.description)}
      author={tidyLine(input.author) || site.name}
      slug={input.slug.trim()}
      image={tidyLine(image)}
    />
  );
}
