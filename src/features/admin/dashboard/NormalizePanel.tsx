import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type NamedPost,
  type Normalization,
  normalizePosts,
} from '#src/data/admin/posts/normalize.service.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import { editPostPath, postHistoryPath } from '#src/lib/addresses/admin-paths.ts';
import { formatCount } from '#src/model/post-changes/admin-post.ts';
import { AlertDialog } from '#src/ui/dialogs/AlertDialog.tsx';
import { ProgressBar } from '#src/ui/dialogs/CleanUp.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import panel from './Dashboard.module.css';

const headingId = 'normalize';

interface NormalizePanelProps {
  admin: string;
  onNormalized: () => void;
}

/** The panel that normalizes the states and keywords of all posts. */
export function NormalizePanel({ admin, onNormalized }: NormalizePanelProps) {
  const { run, normalize } = useNormalization(admin, onNormalized);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = run?.step === 'running';
  const changed = run?.changed.length.toLocaleString('en-US');

  function start(before?: readonly NamedPost[]) {
    void normalize(before);
    // The pressed button is inactive meanwhile, or gone.
    heading.current?.focus({ preventScroll: true });
  }

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
          onClick={() => setConfirming(true)}
        >
          Normalize posts
        </Button>
        {isBusy && run.totalCount > 0 && (
          <ProgressBar label="Normalizing posts" done={run.readCount} total={run.totalCount} />
        )}
        {run?.step === 'failed' && (
          <>
            <Alert tone="error" title="Normalization failed.">
              <p>{`At least ${formatCount(run.changed.length)} changed, and none is half changed. Please check your connection, and go on.`}</p>
            </Alert>
            <Button variant="quiet" className={panel.start} onClick={() => start(run.changed)}>
              Go on
            </Button>
          </>
        )}
        {run?.step === 'done' && (
          <Alert tone="good" title="Blog data normalization complete.">
            <p>{`Checked ${formatCount(run.readCount)} and changed ${changed}.`}</p>
          </Alert>
        )}
        {run && (
          <PostLinks
            text="Changed posts. Each leads to its history, in a new tab, where you can restore what was there before."
            posts={run.changed}
            path={postHistoryPath}
          />
        )}
        {run?.step === 'done' && (
          <PostLinks
            text="Posts that stay as they are, because a list is too long or has something other than text. Each leads to the editor, in a new tab."
            posts={run.faulty}
            path={editPostPath}
          />
        )}
        {isConfirming && (
          <AlertDialog
            question="This will attempt to normalize all blog post states and keywords. Continue?"
            confirmLabel="Continue"
            onConfirm={() => {
              setConfirming(false);
              start();
            }}
            onCancel={() => setConfirming(false)}
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

interface Run extends Normalization {
  step: 'running' | 'failed' | 'done';
}

const nothing = { readCount: 0, totalCount: 0, changed: [], faulty: [] };

/**
 * Normalizes all posts. A run that failed can go on: it reads again, and what is tidy by then is done. Unmounting stops it
 * before the next step.
 */
function useNormalization(by: string, onChanged: () => void) {
  const [run, setRun] = useState<Run>();
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function normalize(before: readonly NamedPost[] = []) {
    let last: Normalization = { ...nothing, changed: before };
    setRun({ ...last, step: 'running' });
    try {
      for await (const next of normalizePosts(by)) {
        if (isLeft.current) break;
        last = { ...next, changed: [...before, ...next.changed] };
        setRun({ ...last, step: 'running' });
      }
      setRun({ ...last, step: 'done' });
    } catch {
      setRun({ ...last, step: 'failed' });
    }
    // Also after a failure, because a batch without an answer may still have changed posts.
    clearBlogCache();
    onChanged();
  }

  return { run, normalize };
}
