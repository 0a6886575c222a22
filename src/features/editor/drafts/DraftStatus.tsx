import { Button } from '#src/ui/Button.tsx';
import styles from './DraftStatus.module.css';
import { draftText } from './draft-state.ts';
import type { ServerDraft } from './use-server-draft.ts';

interface DraftStatusProps {
  draft: ServerDraft;
  writer: string;
}

/** Says where the draft is. A screen reader hears it after a failure and when the writer asked for it. */
export function DraftStatus({ draft, writer }: DraftStatusProps) {
  const { state, announced, compare } = draft;
  const isTrouble = ['failed', 'refused', 'changed', 'gone'].includes(state.status);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announced && draftText(announced, writer)}
      </p>
      <div className={isTrouble ? styles.trouble : styles.status}>
        <p>{draftText(state, writer)}</p>
        {state.status === 'changed' && (
          <Button variant="link" onClick={() => compare(state.saved)}>
            Compare and choose
          </Button>
        )}
      </div>
    </>
  );
}
