import { type BrowserContext, expect } from '@playwright/test';
import type { FaultyNetwork } from './faulty-network.ts';

const pollMs = 50;

/** Waits while the pages' clocks run ten times as fast, so that their deadlines come soon. */
export function fastClock(context: BrowserContext, network: FaultyNetwork) {
  return {
    /** Resolves to whether the condition came true before the timeout. */
    async until(condition: () => Promise<boolean>, timeoutMs = 1_500): Promise<boolean> {
      const waiting = expect(async () => {
        if (await condition()) return;
        // A busy server of the test must not cause a deadline to pass.
        if (!network.isArriving()) {
          await context.clock.fastForward((network.isSilent() ? 50 : 10) * pollMs);
        }
        throw new Error('Not yet.');
      }).toPass({ intervals: [pollMs], timeout: timeoutMs });
      return waiting.then(
        () => true,
        () => false,
      );
    },
  };
}

export type FastClock = ReturnType<typeof fastClock>;
