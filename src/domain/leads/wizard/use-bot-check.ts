import { useEffect, useState } from 'react';
import { loadedProvider } from '#src/domain/leads/submission/bot-check.service.ts';

/** After this time, a form that is waiting for the check says so. */
const lateAfterMs = 10_000;

export interface BotCheck {
  /** Whether the check can be executed; becomes true however late the script loads. */
  ready: boolean;
  /** Whether the check is taking, or took, longer than visitors expect. */
  late: boolean;
}

/** Loads the bot check once `wanted` is true. */
export function useBotCheck(wanted: boolean): BotCheck {
  const [ready, setReady] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    void loadedProvider().then(() => {
      clearTimeout(timer);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [wanted]);
  return { ready, late };
}
