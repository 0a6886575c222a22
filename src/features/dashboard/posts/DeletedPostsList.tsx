import { formatLongDate } from '#src/lib/date.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import rows from '#src/ui/RowList.module.css';
import { shownTitle } from '../post-texts.ts';
import { useReloadable } from '../use-reloadable.ts';
import styles from './DeletedPosts.module.css';
import { listDeletedPosts } from './deleted-posts.service.ts';
import type { DeletedPost } from './deleted-posts.ts';
import type { BringBack } from './use-bring-back.ts';

/** The list of deleted posts, with its loading and error states. */
export function DeletedPostsList({ back }: { back: BringBack }) {
  const { resource, reload } = useReloadable(listDeletedPosts);
  if (resource.status === 'loading') return <p role="status">Loading deleted posts…</p>;
  if (resource.status === 'failed') {
    return (
      <Alert tone="error" title="The deleted posts could not be loaded.">
        <Button variant="link" className={styles.start} onClick={reload}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (resource.value.length === 0) return <p role="status">No posts were deleted recently.</p>;
  return (
    <ul className={rows.list}>
      {resource.value.map((deleted) => (
        <Row key={deleted.post.id} deleted={deleted} back={back} />
      ))}
    </ul>
  );
}

function Row({
  deleted: { post, by, at, until },
  back,
}: {
  deleted: DeletedPost;
  back: BringBack;
}) {
  const { state, bringBack } = back;
  const title = shownTitle(post);
  const isBusy = state.status === 'busy' && state.post.id === post.id;
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.title}>{title}</p>
        <p className={styles.when}>
          Deleted {formatTime(at)} by {by}. It can be brought back until {formatLongDate(until)}.
        </p>
      </div>
      <Button
        variant="quiet"
        busy={isBusy}
        disabled={state.status === 'busy'}
        aria-label={isBusy ? undefined : `Bring back ${title}`}
        onClick={() => bringBack(post)}
      >
        {isBusy ? 'Bringing back…' : 'Bring back'}
      </Button>
    </li>
  );
}
