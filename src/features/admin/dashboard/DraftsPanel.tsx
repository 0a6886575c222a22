import { useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  deletePostDraft,
  draftsShown,
  type PostDraft,
} from '#src/data/admin/posts/drafts.service.ts';
import { draftPath } from '#src/lib/addresses/admin-paths.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import rows from '#src/ui/parts/RowList.module.css';
import styles from './Dashboard.module.css';
import { DeletionDialog, useDeletion } from './Deletion.tsx';
import type { useReloadable } from './use-reloadable.ts';

interface DraftsPanelProps {
  drafts: ReturnType<typeof useReloadable<PostDraft[]>>;
}

/** The drafts on the server that were saved last. */
export function DraftsPanel({ drafts }: DraftsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { resource, reload } = drafts;
  const deletion = useDeletion<PostDraft>({
    heading,
    remove: ({ id }) => deletePostDraft(id),
    onDeleted: reload,
  });
  return (
    <Card>
      <section aria-labelledby="drafts" className={styles.panel}>
        <h2 id="drafts" ref={heading} tabIndex={-1} className={styles.title}>
          Drafts
        </h2>
        {deletion.deleted && (
          <Alert tone="good">
            <p>The draft “{draftTitle(deletion.deleted)}” was deleted.</p>
          </Alert>
        )}
        {resource.status === 'loading' && <p role="status">Loading drafts…</p>}
        {resource.status === 'failed' && (
          <Alert tone="error" title="The drafts could not be loaded.">
            <Button variant="link" className={styles.start} onClick={reload}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && (
          <DraftList drafts={resource.value} onDelete={deletion.ask} />
        )}
      </section>
      <DeletionDialog
        deletion={deletion}
        noun="draft"
        words="Delete this draft?"
        titleOf={draftTitle}
        consequence={({ base }) =>
          `${base ? 'The published post stays as it is.' : 'It is deleted for everyone.'} You cannot undo this.`
        }
        failure="Failed to delete draft."
        place="there"
      />
    </Card>
  );
}

interface DraftListProps {
  drafts: readonly PostDraft[];
  onDelete: (draft: PostDraft) => void;
}

function DraftList({ drafts, onDelete }: DraftListProps) {
  if (drafts.length === 0) {
    return (
      <p className={styles.note}>
        No drafts. What you write in the editor is saved here until you publish it.
      </p>
    );
  }
  return (
    <>
      {drafts.length === draftsShown && (
        <p className={styles.note}>The {draftsShown} drafts that were saved last are shown.</p>
      )}
      <ul className={rows.list}>
        {drafts.map((draft) => (
          <li key={draft.id} className={rows.row}>
            <div className={rows.words}>
              <Link to={draftPath(draft.id)} className={styles.draft}>
                {draftTitle(draft)}
              </Link>
              <p className={styles.note}>
                {`${draft.base ? 'Changes to a published post. ' : ''}Saved ${formatTime(draft.at)} by ${draft.by}.`}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Delete the draft ${draftTitle(draft)}`}
              onClick={() => onDelete(draft)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the title of a draft, which may have none yet. */
export function draftTitle({ input }: Pick<PostDraft, 'input'>): string {
  return input.title.trim() || 'Untitled';
}
