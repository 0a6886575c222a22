import { useEffect, useState } from 'react';
import { botCheckReady } from './bot-check.service.ts';

/**
 * Loads the bot check once `wanted` is true.
 *
 * @returns whether the check can be executed; turns true by itself, however late the script comes
 */
export function useBotCheckReady(wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    void botCheckReady().then(() => mounted && setReady(true));
    return () => {
      mounted = false;
    };
  }, [wanted]);
  return ready;
}
