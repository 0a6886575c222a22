import type { BrowserContext, Page } from '@playwright/test';

/** Counts the success screens and failures that a context's tabs show, however briefly. */
export async function countScreens(context: BrowserContext) {
  const counts = { success: new Map<Page, number>(), failure: new Map<Page, number>() };
  await context.exposeBinding('noteScreen', ({ page }, kind: keyof typeof counts) => {
    counts[kind].set(page, (counts[kind].get(page) ?? 0) + 1);
  });
  await context.addInitScript(() => {
    // A wizard's last heading or the contact form's status, and any form's failure message.
    const success = /^(Thank You!|Your message has reached us)/;
    const isShown = {
      success: () =>
        Array.from(document.querySelectorAll('h1, [role=status]')).some((element) =>
          success.test(element.textContent ?? ''),
        ),
      failure: () => document.querySelector('[role=alert]') !== null,
    };
    const wasShown = { success: false, failure: false };
    new MutationObserver(() => {
      for (const kind of ['success', 'failure'] as const) {
        const shown = isShown[kind]();
        if (shown && !wasShown[kind]) window.noteScreen(kind);
        wasShown[kind] = shown;
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

  return {
    successesIn: (page: Page) => counts.success.get(page) ?? 0,
    failuresIn: (page: Page) => counts.failure.get(page) ?? 0,
    successes: () => Array.from(counts.success.values()).reduce((sum, count) => sum + count, 0),
  };
}

export type Screens = Awaited<ReturnType<typeof countScreens>>;

declare global {
  interface Window {
    noteScreen(kind: 'success' | 'failure'): void;
  }
}
