import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { historyLimits } from '#src/domain/posts/changes/post-revision.ts';
import { restorePostPath } from '#src/lib/admin-paths.ts';
import { editPostPath } from '#src/lib/paths.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import rows from '#src/ui/RowList.module.css';
import { loadHistory } from './history.service.ts';
import styles from './PostHistory.module.css';
import { changeText, type PostVersion, versionName, versionsOf } from './post-history.ts';
import { VersionComparison } from './VersionComparison.tsx';

/** The last versions of a post: a list with a link to restore each, and a comparison of any two. */
export function PostHistory({ id }: { id: string }) {
  const loaded = useResource(useCallback(() => loadHistory(id), [id]));
  if (loaded.status === 'loading') return <p role="status">Loading history...</p>;
  if (loaded.status === 'failed') {
    return (
      <Alert tone="error" title="The history could not be loaded.">
        <p>Reload the page to try again.</p>
      </Alert>
    );
  }
  if (!loaded.value) {
    return (
      <Alert tone="error" title="Blog post not found.">
        <p>It may have been deleted. The dashboard lists the deleted posts.</p>
      </Alert>
    );
  }
  const versions = versionsOf(loaded.value);
  const [, ...earlier] = versions;
  return (
    <div className={styles.history}>
      <p className={styles.lead}>
        <Link to={editPostPath(id)}>{String(loaded.value.current.title ?? '(No title)')}</Link>
      </p>
      {earlier.length === 0 ? (
        <p role="status">No earlier versions. Each save from now on keeps one.</p>
      ) : (
        <>
          <VersionList id={id} versions={earlier} />
          <VersionComparison versions={versions} />
        </>
      )}
    </div>
  );
}

function VersionList({ id, versions }: { id: string; versions: readonly PostVersion[] }) {
  return (
    <Card>
      <section aria-labelledby="versions" className={styles.panel}>
        <h2 id="versions">Earlier versions</h2>
        <p className={styles.lead}>
          The last {historyLimits.shown} are shown. Each is kept for a year. Restoring one opens it
          in the editor; nothing changes on the site until you save it there.
        </p>
        <ol className={rows.list}>
          {versions.map((version) => (
            <li key={version.id} className={rows.row}>
              <div className={rows.words}>
                <p className={rows.title}>{versionName(version)}</p>
                {version.change && <p className={styles.lead}>{changeText(version.change)}</p>}
              </div>
              <ButtonLink
                variant="quiet"
                to={restorePostPath(id, version.id)}
                aria-label={`Restore: ${versionName(version)}`}
              >
                Restore
              </ButtonLink>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
