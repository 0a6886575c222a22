import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordListLimits } from '#src/domain/posts/posts.limits.ts';
import { editPostPath } from '#src/lib/admin-paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { formatCount } from '../admin-post.ts';
import panel from '../Dashboard.module.css';
import styles from './NormalizePanel.module.css';
import {
  type ChangedPost,
  type FaultyPost,
  type Normalization,
  shownWords,
  type WordChange,
} from './normalization.ts';

export interface NormalizationReport extends Normalization {
  /** Posts whose batch failed; they may have been changed. */
  unsurePosts: readonly ChangedPost[];
  plannedCount: number;
  /** The number of planned posts in successful batches. */
  doneCount: number;
}

export interface UndoReport {
  undoneCount: number;
  changedSince: readonly ChangedPost[];
  unsureCount: number;
  /** The number of posts to undo, and of those in successful batches. */
  plannedCount: number;
  doneCount: number;
}

interface NormalizationReportViewProps {
  report: NormalizationReport;
  undo: UndoReport | undefined;
  onUndo: () => void;
}

/** What a normalization changed, by post, with a button that undoes all of it. */
export function NormalizationReportView({ report, undo, onUndo }: NormalizationReportViewProps) {
  const { changedPosts, unsurePosts, faultyPosts } = report;
  const isUndone = undo !== undefined && undo.doneCount === undo.plannedCount;
  const canUndo = !isUndone && changedPosts.length + unsurePosts.length > 0;
  return (
    <>
      {undo ? <UndoResult undo={undo} /> : <NormalizationResult report={report} />}
      {canUndo && (
        <>
          <Button variant="quiet" className={panel.start} onClick={onUndo}>
            Undo
          </Button>
          <ChangesList label="Changes" posts={changedPosts} />
          <ChangesList label="Changes that may have been made" posts={unsurePosts} />
        </>
      )}
      {!undo && (
        <SkippedPosts
          title="These posts were not changed:"
          posts={faultyPosts.map((post) => ({ ...post, why: problemText(post) }))}
        />
      )}
    </>
  );
}

function NormalizationResult({ report }: { report: NormalizationReport }) {
  const { postCount, changedPosts, unsurePosts, plannedCount, doneCount } = report;
  if (doneCount < plannedCount) {
    const reached = { done: doneCount, total: plannedCount, unsure: unsurePosts.length };
    return (
      <Alert tone="error" title="Normalization failed.">
        <p>{stoppedText(reached, 'Normalize posts')}</p>
      </Alert>
    );
  }
  const changed = changedPosts.length > 0 ? changedPosts.length.toLocaleString('en-US') : 'none';
  return (
    <Alert tone="good" title="Blog data normalization complete.">
      <p>{`Checked ${formatCount(postCount)} and changed ${changed}.`}</p>
    </Alert>
  );
}

function UndoResult({ undo }: { undo: UndoReport }) {
  const { undoneCount, changedSince, unsureCount, plannedCount, doneCount } = undo;
  const reached = { done: doneCount, total: plannedCount, unsure: unsureCount };
  const isStopped = doneCount < plannedCount;
  const isWhole = !isStopped && changedSince.length === 0;
  return (
    <>
      <Alert
        tone={isWhole ? 'good' : 'error'}
        title={isWhole ? 'The changes were undone.' : 'The changes could not all be undone.'}
      >
        <p>
          {isStopped ? stoppedText(reached, 'Undo') : `As before: ${formatCount(undoneCount)}.`}
        </p>
      </Alert>
      <SkippedPosts
        title="These posts were left as they are:"
        posts={changedSince.map((post) => ({
          ...post,
          why: 'its states or keywords were changed since, or it was deleted.',
        }))}
      />
    </>
  );
}

const postsPerPage = 10;

function ChangesList({ label, posts }: { label: string; posts: readonly ChangedPost[] }) {
  const [page, setPage] = useState(1);
  if (posts.length === 0) return null;
  return (
    <>
      <ul className={styles.posts} aria-label={label}>
        {posts.slice((page - 1) * postsPerPage, page * postsPerPage).map((post) => (
          <li key={post.id} className={styles.post}>
            <p className={styles.title}>{post.title}</p>
            {post.changes.map((change) => (
              <WordChangeView key={change.field} change={change} />
            ))}
          </li>
        ))}
      </ul>
      {posts.length > postsPerPage && (
        <Pagination
          label={`Pages of ${label.toLowerCase()}`}
          page={page}
          pageCount={Math.ceil(posts.length / postsPerPage)}
          onPageChange={setPage}
        />
      )}
    </>
  );
}

const fieldNames = { states: 'States', keywords: 'Keywords' };

function WordChangeView({ change: { field, before, after } }: { change: WordChange }) {
  return (
    <p className={styles.change}>
      <span className={styles.field}>{fieldNames[field]}:</span>
      <span className="visually-hidden">before</span>
      <code className={styles.words}>{shownWords(before)}</code>
      <Icon of={ArrowRight} className={styles.arrow} size="1em" />
      <span className="visually-hidden">after</span>
      <code className={styles.words}>{shownWords(after)}</code>
    </p>
  );
}

const shownCount = 20;

interface SkippedPostsProps {
  title: string;
  /** Each with the reason, as the end of a sentence. */
  posts: readonly { id: string; title: string; why: string }[];
}

function SkippedPosts({ title, posts }: SkippedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <div className={styles.skipped}>
      <p>{title}</p>
      <ul>
        {posts.slice(0, shownCount).map((post) => (
          <li key={post.id}>
            <Link to={editPostPath(post.id)}>{post.title}</Link>: {post.why}
          </li>
        ))}
        {posts.length > shownCount && <li>and {posts.length - shownCount} more.</li>}
      </ul>
    </div>
  );
}

function stoppedText(
  { done, total, unsure }: { done: number; total: number; unsure: number },
  button: string,
): string {
  const isDone = `${done.toLocaleString('en-US')} of ${formatCount(total)} are done.`;
  const next = unsure === 1 ? 'The next one' : `The next ${unsure}`;
  const isUnsure = unsure > 0 ? ` ${next} may be done, too; the answer did not arrive.` : '';
  return `${isDone}${isUnsure} Press “${button}” again to continue with the rest.`;
}

function problemText({ field, problem }: FaultyPost): string {
  const { count, length } = wordListLimits;
  switch (problem) {
    case 'not-text':
      return `its ${field} contain something other than text.`;
    case 'too-many':
      return `it has more than ${count} ${field}.`;
    case 'too-long':
      return `its ${field} have more than ${length.toLocaleString('en-US')} characters in total.`;
  }
}
