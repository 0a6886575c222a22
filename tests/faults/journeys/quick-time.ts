import { type BrowserContext, expect } from '@playwright/test';
import type { FaultyNetwork } from './faulty-network.ts';

const pollMs = 50;

/** Waits in which ten times as much passes in the pages, so that their deadlines come soon. */
export function quickTime(context: BrowserContext, network: FaultyNetwork) {
  return {
    /** Resolves to whether the condition came true before the visitor lost patience. */
    async until(condition: () => Promise<boolean>, patienceMs = 1_500): Promise<boolean> {
      const waiting = expect(async () => {
        if (await condition()) return;
        // No deadline passes because a server of the test is busy.
        if (!network.isArriving()) {
          await context.clock.fastForward((network.isSilent() ? 50 : 10) * pollMs);
        }
        throw new Error('Not yet.');
      }).toPass({ intervals: [pollMs], timeout: patienceMs });
      return waiting.then(
        () => true,
        () => false,
      );
    },
  };
}

export type QuickTime = ReturnType<typeof quickTime>;
