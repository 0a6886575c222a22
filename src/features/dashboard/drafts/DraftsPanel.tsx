import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { listDrafts } from '#src/domain/posts/drafts/drafts.service.ts';
import { draftsShown, type PostDraft } from '#src/domain/posts/drafts/post-draft.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { editPostPath } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import rows from '#src/ui/RowList.module.css';
import panel from '../Panel.module.css';
import { useReloadable } from '../use-reloadable.ts';
import { DraftDeletionDialog } from './DraftDeletionDialog.tsx';
import styles from './DraftsPanel.module.css';
import { draftTitle } from './draft-title.ts';
import { useDraftDeletion } from './use-draft-deletion.ts';

/** The drafts on the server that were saved last. */
export function DraftsPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { resource, reload } = useReloadable(listDrafts);
  const deletion = useDraftDeletion(() => {
    reload();
    heading.current?.focus();
  });
  return (
    <Card>
      <section aria-labelledby="drafts" className={panel.panel}>
        <h2 id="drafts" ref={heading} tabIndex={-1} className={panel.title}>
          Drafts
        </h2>
        {resource.status === 'loading' && <p role="status">Loading drafts…</p>}
        {resource.status === 'failed' && (
          <Alert tone="error" title="The drafts could not be loaded.">
            <Button variant="link" className={panel.start} onClick={reload}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && (
          <DraftList drafts={resource.value} onDelete={deletion.ask} />
        )}
      </section>
      {deletion.question && (
        <DraftDeletionDialog
          {...deletion.question}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
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
      <p className={styles.when}>
        No drafts. What you write in the editor is saved here until you publish it.
      </p>
    );
  }
  return (
    <>
      {drafts.length === draftsShown && (
        <p className={styles.when}>The {draftsShown} drafts that were saved last are shown.</p>
      )}
      <ul className={rows.list}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDelete={() => onDelete(draft)} />
        ))}
      </ul>
    </>
  );
}

function DraftRow({ draft, onDelete }: { draft: PostDraft; onDelete: () => void }) {
  const title = draftTitle(draft);
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Link to={editPostPath(draft.id)} className={styles.title}>
          {title}
        </Link>
        <p className={styles.when}>
          {draft.base ? 'Changes to a published post. ' : ''}
          Saved {formatTime(draft.at)} by {draft.by}.
        </p>
      </div>
      <Button variant="quiet" aria-label={`Delete the draft ${title}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}
