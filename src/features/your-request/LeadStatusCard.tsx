import { useState } from 'react';
import { type LeadReference, leadNames } from '#src/domain/leads/lead-reference.ts';
import { cachedLoader, loadService } from '#src/lib/lazy-value.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import styles from './YourRequest.module.css';
import type { LeadStatus } from './your-request.service.ts';

const linesScript = cachedLoader(() => import('./LeadStatusLines.tsx'));

type Reading = 'idle' | 'reading' | 'failed';

/** Reads what happened to a lead by a press, and not by itself: mail programs open links, too. */
export function useLeadStatus(reference: LeadReference) {
  const [reading, setReading] = useState<Reading>('idle');
  const [status, setStatus] = useState<LeadStatus>();

  async function read() {
    if (reading === 'reading') return;
    setReading('reading');
    try {
      const [{ readLeadStatus }] = await Promise.all([
        loadService(() => import('./your-request.service.ts')),
        linesScript.load(),
      ]);
      setStatus(await readLeadStatus(reference));
      setReading('idle');
    } catch {
      setReading('failed');
    }
  }

  return { reading, status, read };
}

interface LeadStatusCardProps extends ReturnType<typeof useLeadStatus> {
  kind: LeadReference['kind'];
}

/** What happened to a lead: the companies that got it, and what its sender asked for. */
export function LeadStatusCard({ kind, reading, status, read }: LeadStatusCardProps) {
  const name = leadNames[kind];
  const Lines = status && linesScript.cached()?.LeadStatusLines;
  const button = kind === 'mortgageQuotes' ? `See who has your ${name}` : 'See your requests';
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>What happened to your {name}</h2>
      <div role="status" className={styles.status}>
        {Lines && <Lines kind={kind} {...status} />}
      </div>
      {reading === 'failed' && (
        <Alert tone="error" title={`We couldn’t read what happened to your ${name}`}>
          <p>You may be offline. Please check your connection and press the button again.</p>
        </Alert>
      )}
      <Button
        variant="quiet"
        className="screen-only"
        busy={reading === 'reading'}
        onClick={() => void read()}
      >
        {reading === 'reading' ? 'Reading...' : status ? 'Read it again' : button}
      </Button>
    </Card>
  );
}
