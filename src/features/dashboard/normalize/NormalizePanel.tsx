import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { editPostPath, postHistoryPath } from '#src/lib/admin-paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ProgressBar } from '#src/ui/CleanUp.tsx';
import { formatCount } from '../admin-post.ts';
import type { ReadProgress } from '../admin-posts.service.ts';
import panel from '../Dashboard.module.css';
import { batchSize } from './normalization.ts';
import { type NamedPost, normalizeBatch, planNormalization } from './normalize.service.ts';

const headingId = 'normalize';

interface NormalizePanelProps {
  admin: string;
  onNormalized: () => void;
}

/** The panel that normalizes the states and keywords of all posts. */
export function NormalizePanel({ admin, onNormalized }: NormalizePanelProps) {
  const { state, normalize } = useNormalization(admin, onNormalized);
  const [isAsked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReading = state.step === 'reading';
  const isBusy = isReading || state.step === 'writing';

  // The pressed button is inactive meanwhile, or gone.
  useEffect(() => {
    if (isBusy) heading.current?.focus({ preventScroll: true });
  }, [isBusy]);

  return (
    <Card>
      <section aria-labelledby={headingId} className={panel.panel}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={panel.title}>
          Clean up states and keywords
        </h2>
        <p className={panel.lead}>
          Imported posts may have brackets, quotes, or commas in their states and keywords, so
          searches do not find them. This action reads every post, cleans both lists, and names the
          posts that it changed. Their histories keep what was there before.
        </p>
        <Button
          variant="quiet"
          className={panel.start}
          busy={isBusy}
          disabled={isBusy}
          onClick={() => setAsked(true)}
        >
          {isReading ? 'Reading posts…' : 'Normalize posts'}
        </Button>
        <p role="status" className={panel.status}>
          {isReading && state.progress && readingText(state.progress)}
        </p>
        {state.step === 'writing' && (
          <ProgressBar label="Normalizing posts" done={state.done} total={state.total} />
        )}
        {state.step === 'failed' && (
          <>
            <Alert tone="error" title="Normalization failed.">
              <p>{`${state.text} Please check your connection, and go on.`}</p>
            </Alert>
            <Button variant="quiet" className={panel.start} onClick={() => normalize(state)}>
              Go on
            </Button>
          </>
        )}
        {state.step === 'done' && (
          <Alert tone="good" title="Blog data normalization complete.">
            <p>{`Checked ${formatCount(state.postCount)} and changed ${state.changed.length.toLocaleString('en-US')}.`}</p>
          </Alert>
        )}
        {'changed' in state && (
          <PostLinks
            text="Changed posts. Each leads to its history, in a new tab, where you can restore what was there before."
            posts={state.changed}
            path={postHistoryPath}
          />
        )}
        {state.step === 'done' && (
          <PostLinks
            text="Posts that stay as they are, because a list is too long or has something other than text. Each leads to the editor, in a new tab."
            posts={state.faulty}
            path={editPostPath}
          />
        )}
        {isAsked && (
          <AlertDialog
            question="This will attempt to normalize all blog post states and keywords. Continue?"
            confirmLabel="Continue"
            onConfirm={() => {
              setAsked(false);
              void normalize();
            }}
            onCancel={() => setAsked(false)}
          />
        )}
      </section>
    </Card>
  );
}

interface PostLinksProps {
  text: string;
  posts: readonly NamedPost[];
  path: (id: string) => string;
}

/** The links open in new tabs because the list would be gone on the way back. */
function PostLinks({ text, posts, path }: PostLinksProps) {
  if (posts.length === 0) return null;
  return (
    <div className={panel.note}>
      <p>{text}</p>
      <ul className={panel.sources}>
        {posts.map(({ id, title }) => (
          <li key={id}>
            <Link to={path(id)} target="_blank">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a run that failed was to change, and what of it is known to be changed. */
interface Interrupted {
  planned: readonly NamedPost[];
  changed: readonly NamedPost[];
}

type NormalizationState =
  | { step: 'resting' }
  | { step: 'reading'; progress?: ReadProgress }
  | { step: 'writing'; done: number; total: number }
  | ({ step: 'failed'; text: string } & Interrupted)
  | {
      step: 'done';
      postCount: number;
      changed: readonly NamedPost[];
      faulty: readonly NamedPost[];
    };

/**
 * Reads every post and normalizes in batches. A run that failed can go on: it reads again, and what is tidy by then is
 * done. Unmounting stops reading, and writing before the next batch.
 */
function useNormalization(by: string, onChanged: () => void) {
  const [state, setState] = useState<NormalizationState>({ step: 'resting' });
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function normalize(before: Interrupted = { planned: [], changed: [] }) {
    const { signal } = leaving.current;
    setState({ step: 'reading' });
    const onRead = (progress: ReadProgress) => setState({ step: 'reading', progress });
    const plan = await planNormalization(onRead, signal).catch(() => undefined);
    if (!plan) return setState({ ...before, step: 'failed', text: 'The posts could not be read.' });
    const { postCount, untidy, faulty } = plan;
    const untidyIds = new Set(untidy.map(({ id }) => id));
    const changed = before.planned.filter(({ id }) => !untidyIds.has(id));
    const planned = [...changed, ...untidy];
    let done = 0;
    try {
      while (done < untidy.length && !signal.aborted) {
        setState({ step: 'writing', done, total: untidy.length });
        const ids = untidy.slice(done, done + batchSize).map(({ id }) => id);
        changed.push(...(await normalizeBatch(ids, by)));
        done += ids.length;
      }
      setState({ step: 'done', postCount, changed, faulty });
    } catch {
      const text = `At least ${changed.length.toLocaleString('en-US')} of ${formatCount(planned.length)} were changed, and none is half changed.`;
      setState({ step: 'failed', text, planned, changed });
    }
    // Also after a failure, because a batch without an answer may still have changed posts.
    if (untidy.length > 0) {
      clearBlogCache();
      onChanged();
    }
  }

  return { state, normalize };
}

function readingText({ readCount, totalCount }: ReadProgress): string {
  const [read, total] = [readCount, totalCount].map((count) => count.toLocaleString('en-US'));
  return `Reading posts… ${read} of ${total}`;
}
