import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from '../Panel.module.css';
import { countOfPosts } from '../post-texts.ts';
import { ChangesList } from './ChangesList.tsx';
import { changedText, problemText, stoppedText } from './normalization-texts.ts';
import { SkippedPosts } from './SkippedPosts.tsx';
import type { NormalizationReport, UndoReport } from './use-normalization.ts';

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
      {undo ? <UndoResult undo={undo} /> : <Result report={report} />}
      {canUndo && (
        <>
          <Button variant="quiet" className={styles.start} onClick={onUndo}>
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

function Result({ report }: { report: NormalizationReport }) {
  const { postCount, changedPosts, unsurePosts, plannedCount, doneCount } = report;
  if (doneCount < plannedCount) {
    const reached = { done: doneCount, total: plannedCount, unsure: unsurePosts.length };
    return (
      <Alert tone="error" title="Normalization failed.">
        <p>{stoppedText(reached, 'Normalize posts')}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="good" title="Blog data normalization complete.">
      <p>{changedText(postCount, changedPosts.length)}</p>
    </Alert>
  );
}

function UndoResult({ undo }: { undo: UndoReport }) {
  const { undoneCount, changedSince, unsureCount, plannedCount, doneCount } = undo;
  const skipped = (
    <SkippedPosts
      title="These posts were left as they are:"
      posts={changedSince.map((post) => ({
        ...post,
        why: 'its states or keywords were changed since, or it was deleted.',
      }))}
    />
  );
  if (doneCount < plannedCount) {
    const reached = { done: doneCount, total: plannedCount, unsure: unsureCount };
    return (
      <>
        <Alert tone="error" title="The changes could not all be undone.">
          <p>{stoppedText(reached, 'Undo')}</p>
        </Alert>
        {skipped}
      </>
    );
  }
  return (
    <>
      <Alert tone={changedSince.length > 0 ? 'error' : 'good'} title={undoneTitle(undo)}>
        <p>{`As before: ${countOfPosts(undoneCount)}.`}</p>
      </Alert>
      {skipped}
    </>
  );
}

function undoneTitle({ changedSince }: UndoReport): string {
  return changedSince.length > 0
    ? 'The changes could not all be undone.'
    : 'The changes were undone.';
}
