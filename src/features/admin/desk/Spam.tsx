import { useState } from 'react';
import { markAsSpam } from '#src/data/admin/leads/lead.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import type { DeskLead } from '#src/model/leads/desk-lead.ts';
import { mayBeABot } from '#src/model/leads/lead-documents.ts';
import { showToast } from '#src/ui/notices/Toasts.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { EraseDialog, erasedText, useErasure } from './shared/EraseDialog.tsx';
import styles from './shared/LeadList.module.css';
import { refreshNewLeadCount } from './shared/new-leads.ts';

/** Whether a lead that nobody has worked on has a score as bots have. */
export function isProbablyABot({ data, state }: DeskLead): boolean {
  return mayBeABot(data.recaptchaScore) && (state?.status ?? 'new') === 'new';
}

/** Returns which leads are selected, and what marks them as spam and then calls `onMarked`. */
export function useSpam(by: string, onMarked: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState<'idle' | 'marking' | 'failed'>('idle');

  async function mark(leads: readonly DeskLead[]) {
    setStatus('marking');
    try {
      await markAsSpam(leads, by, (some) =>
        setMarked((before) => new Set([...before, ...some.map(({ id }) => id)])),
      );
      setStatus('idle');
      onMarked();
    } catch {
      setStatus('failed');
    } finally {
      refreshNewLeadCount();
    }
  }

  return {
    selected,
    onSelect: (ids: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const others = [...before].filter((id) => !ids.includes(id));
        return new Set(isSelected ? [...others, ...ids] : others);
      }),
    marked,
    status,
    mark,
  };
}

interface SpamBarProps {
  leads: readonly DeskLead[];
  spam: ReturnType<typeof useSpam>;
  /** Whether all can be selected at once; otherwise it is shown once one is. */
  canSelectAll?: boolean;
}

/** The buttons that select leads and mark what is selected as spam. */
export function SpamBar({ leads, spam, canSelectAll = false }: SpamBarProps) {
  const chosen = leads.filter(({ id }) => spam.selected.has(id));
  if (!canSelectAll && chosen.length === 0) return null;
  const areAll = chosen.length === leads.length;
  const ids = leads.map(({ id }) => id);
  return (
    <div className={styles.bulk}>
      {canSelectAll && (
        <Button variant="link" onClick={() => spam.onSelect(ids, !areAll)}>
          {areAll ? 'Select none' : `Select all ${leads.length}`}
        </Button>
      )}
      <Button
        variant="quiet"
        busy={spam.status === 'marking'}
        disabled={chosen.length === 0 || spam.status === 'marking'}
        onClick={() => spam.mark(chosen)}
      >
        {spam.status === 'marking' ? 'Marking…' : `Spam (${chosen.length})`}
      </Button>
    </div>
  );
}

const spamKeptMs = 30 * 24 * 60 * 60_000;

/** The button that deletes the spam that was marked long ago. */
export function OldSpam({ leads, onErased }: { leads: readonly DeskLead[]; onErased: () => void }) {
  const erasure = useErasure((erased) => {
    showToast({ tone: 'good', title: erasedText(erased) });
    onErased();
  });
  const kept = new Date(siteTime().getTime() - spamKeptMs).toISOString();
  const old = leads.filter(({ state }) => {
    const marked = state?.history.findLast(({ kind }) => kind === 'status');
    return marked !== undefined && marked.at < kept;
  });
  if (old.length === 0) return null;
  return (
    <>
      <Button variant="quiet" className={styles.start} onClick={() => erasure.ask(old)}>
        {`Delete what has been spam for 30 days (${old.length})`}
      </Button>
      <EraseDialog erasure={erasure} />
    </>
  );
}
