import { useEffect, useMemo, useRef } from 'react';
import { articleContent } from '#src/domain/posts/content/browser-content.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './ConflictChoice.module.css';
import type { PostFields, StoredFields } from './post-fields.ts';
import { differencesOf, type FieldDifference } from './post-versions.ts';

interface ConflictChoiceProps {
  mine: PostFields;
  /** Undefined if the post was deleted. */
  saved: StoredFields | undefined;
  onSaveMine: () => void;
  onTakeSaved: (saved: StoredFields) => void;
  onGoOn: () => void;
}

/** The writer's choice after somebody else saved or deleted the post in the meantime. */
export function ConflictChoice({
  mine,
  saved,
  onSaveMine,
  onTakeSaved,
  onGoOn,
}: ConflictChoiceProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);

  return (
    <section className={styles.conflict} aria-label="Two versions of this post">
      <Alert
        ref={alert}
        tone="error"
        tabIndex={-1}
        title={
          saved ? 'This post has changed in the meantime' : 'This post was deleted in the meantime'
        }
      >
        <p>
          {saved
            ? 'Someone saved it after you opened it, perhaps you in another tab. Your changes are not saved yet. Compare both versions and choose one.'
            : 'Your changes are not saved yet. You can save your version, which publishes the post again.'}
        </p>
      </Alert>
      <div className={styles.choices}>
        <Button onClick={onSaveMine}>Save mine anyway</Button>
        {saved && (
          <Button variant="quiet" onClick={() => onTakeSaved(saved)}>
            Take the saved version
          </Button>
        )}
        <Button variant="quiet" onClick={onGoOn}>
          Keep editing
        </Button>
      </div>
      {saved && <Differences mine={mine} saved={saved} />}
    </section>
  );
}

function Differences({ mine, saved }: { mine: StoredFields; saved: StoredFields }) {
  const differences = useMemo(() => differencesOf(mine, saved), [mine, saved]);
  return differences.map((difference) => (
    <section key={difference.name} className={styles.difference}>
      <h2>{difference.label}</h2>
      {difference.isFormattingOnly && (
        <p className={styles.note}>The text is the same; only the formatting differs.</p>
      )}
      <div className={styles.versions}>
        <Version heading="Your version" difference={difference} value={difference.mine} />
        <Version heading="Saved version" difference={difference} value={difference.saved} />
      </div>
    </section>
  ));
}

interface VersionProps {
  heading: string;
  difference: FieldDifference;
  value: string;
}

function Version({ heading, difference: { name }, value }: VersionProps) {
  return (
    <div className={styles.version}>
      <h3>{heading}</h3>
      {value === '' && <p className={styles.note}>Empty</p>}
      {value !== '' && name !== 'content' && <p className={styles.text}>{value}</p>}
      {value !== '' && name === 'content' && <RenderedContent html={value} />}
    </div>
  );
}

function RenderedContent({ html }: { html: string }) {
  return <PostContent html={useMemo(() => articleContent(html).html, [html])} />;
}
