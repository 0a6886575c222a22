import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadHistory } from '#src/data/admin/posts/history.service.ts';
import {
  compareVersions,
  listVersions,
  type PostVersion,
  versionName,
  versionTexts,
} from '#src/data/admin/posts/post-versions.ts';
import { editPostPath, restorePostPath } from '#src/lib/addresses/admin-paths.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { historyLimits } from '#src/model/post-changes/post-revision.ts';
import { shortenedDifferences, wordDifferences } from '#src/model/post-changes/word-differences.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import rows from '#src/ui/parts/RowList.module.css';
import styles from './Versions.module.css';

/** The last versions of a post: a list with a link to restore each, and a comparison of any two. */
export function PostHistory({ id }: { id: string }) {
  const loaded = useResource(() => loadHistory(id), id);
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
        <p>There is no version of it. The dashboard lists deleted posts and drafts.</p>
      </Alert>
    );
  }
  const { current } = loaded.value;
  const versions = listVersions(loaded.value);
  return (
    <div className={styles.history}>
      {current ? (
        <p className={styles.note}>
          <Link to={editPostPath(id)}>{String(current.title ?? '(No title)')}</Link>
        </p>
      ) : (
        <Alert tone="info" title="This post is not on the blog.">
          <p>
            The dashboard has its draft, or lists it as deleted. You can also restore a version: it
            opens in the editor.
          </p>
        </Alert>
      )}
      <VersionList id={id} versions={versions} />
      {versions.length > 1 && <VersionComparison versions={versions} />}
    </div>
  );
}

function VersionList({ id, versions }: { id: string; versions: readonly PostVersion[] }) {
  return (
    <Card>
      <section aria-labelledby="versions" className={styles.panel}>
        <h2 id="versions">Versions</h2>
        <p className={styles.note}>
          {versions.some(({ ended }) => ended)
            ? `Up to ${historyLimits.shown} earlier ones are shown. Each is kept for a year. Restoring one opens it in the editor; nothing changes on the site until you save it there.`
            : 'No earlier versions. Each save from now on keeps one.'}
        </p>
        <ol className={rows.list}>
          {versions.map((version) => (
            <li key={version.id} className={rows.row}>
              <div className={rows.words}>
                <p className={rows.title}>{versionName(version)}</p>
                {versionTexts(version).map((text) => (
                  <p key={text} className={styles.note}>
                    {text}
                  </p>
                ))}
              </div>
              {version.ended && (
                <ButtonLink
                  variant="quiet"
                  to={restorePostPath(id, version.id)}
                  aria-label={`Restore: ${versionName(version)}`}
                >
                  Restore
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}

/** Compares two versions of a post, word by word. At first, the last change is shown. */
function VersionComparison({ versions }: { versions: readonly PostVersion[] }) {
  const [olderId, setOlder] = useState(versions[1]?.id ?? '');
  const [newerId, setNewer] = useState(versions[0]?.id ?? '');
  const findFields = (wanted: string) => versions.find(({ id }) => id === wanted)?.fields ?? {};
  const [older, newer] = [findFields(olderId), findFields(newerId)];
  const differences = useMemo(() => compareVersions(newer, older), [newer, older]);
  const options = versions.map((version) => ({ value: version.id, label: versionName(version) }));
  return (
    <Card>
      <section aria-labelledby="comparison" className={styles.panel}>
        <h2 id="comparison">Compare two versions</h2>
        <div className={styles.selects}>
          <SelectField
            label="From"
            options={options}
            value={olderId}
            onChange={({ target }) => setOlder(target.value)}
          />
          <SelectField
            label="To"
            options={options}
            value={newerId}
            onChange={({ target }) => setNewer(target.value)}
          />
        </div>
        <p role="status" className={styles.note}>
          {differences.length === 0
            ? 'Both versions are the same.'
            : `${differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`}. What was added is underlined, and what was removed is struck through.`}
        </p>
        {differences.map(({ label, newerText, olderText, isFormattingOnly }) => (
          <section key={label} className={styles.difference}>
            <h3>{label}</h3>
            {isFormattingOnly ? (
              <p className={styles.note}>The text is the same; only the formatting differs.</p>
            ) : (
              <ChangedWords before={olderText} after={newerText} />
            )}
          </section>
        ))}
      </section>
    </Card>
  );
}

/** A text with the words that were removed and added since an earlier version, and some around them. */
function ChangedWords({ before, after }: { before: string; after: string }) {
  const words = useMemo(
    () => shortenedDifferences(wordDifferences(before, after)),
    [before, after],
  );
  return (
    <p className={styles.text}>
      {words.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
