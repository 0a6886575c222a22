import { type BrowserContext, expect } from '@playwright/test';

const pollMs = 50;

/** Waits in which ten times as much passes in the pages, so that their deadlines come soon. */
export function quickTime(context: BrowserContext, isSilent: () => boolean) {
  return {
    /** Resolves to whether the condition came true before the visitor lost patience. */
    async until(condition: () => Promise<boolean>, patienceMs = 1_500): Promise<boolean> {
      const waiting = expect(async () => {
        if (await condition()) return;
        // Where no answer will come there is none to be missed.
        await context.clock.fastForward((isSilent() ? 50 : 10) * pollMs);
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
