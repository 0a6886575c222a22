import { type BrowserContext, errors, expect, type Page } from '@playwright/test';
import type { LeadFormDriver } from '#tests/browser/lead-forms.ts';
import { hydrated } from '#tests/browser/test.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import type { Act, Detour } from './plan.ts';

/** The visitor's surroundings. */
interface World {
  context: BrowserContext;
  network: FaultyNetwork;
  screens: Screens;
  expectedErrors: string[];
}

/** What a visitor sees of a form: one of its steps, that it is sending, or that it is missing. */
type Seen = number | 'sending' | 'nothing';

/** Gives a form up after this many turns. Without faults, a wizard takes one turn per step. */
const maxTurns = 80;

/** Reloads the page after this many turns in which nothing happened. */
const turnsBeforeReload = 3;

/** How long a visitor tries to do one thing, in milliseconds. */
export const attemptTimeoutMs = 2_500;

const pollMs = 50;
const committed = { waitUntil: 'commit' } as const;

/** Simulates a visitor who answers, retries whatever fails, and does not stop before the success screen. */
export function stubbornVisitor(
  { context, network, screens, expectedErrors }: World,
  { path, lastStep, controls }: LeadFormDriver,
  { email, detours }: { email: string; detours: readonly Detour[] },
) {
  const ahead = [...detours];
  let acted = 0;
  let meant = 0;

  /** Waits while the pages' clocks run ten times as fast. Resolves to whether the condition came true. */
  function until(condition: () => Promise<boolean>, timeoutMs = 1_500): Promise<boolean> {
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
  }
  const linger = () => until(async () => false, 500);

  /** Sends the form from a tab, up to its success screen. */
  async function send(first: Page): Promise<void> {
    meant++;
    let page = first;
    let turnsWithoutChange = 0;
    /** Releases the held request after the visitor has pressed the button once more. */
    let releaseLater = () => {};
    const form = () => controls(page, email);
    const isDone = () => screens.successesIn(page) > 0;
    const look = async (): Promise<Seen> => (await attempt(lookAtForm)) ?? 'nothing';
    const load = () => attempt(() => page.goto(path, committed));
    const goBack = () => attempt(() => page.goBack(committed));

    async function lookAtForm(): Promise<Seen> {
      if (await form().sending.isVisible()) return 'sending';
      if (lastStep === 1) return (await form().submit.isVisible()) ? 1 : 'nothing';
      const [heading = ''] = await page.locator('form h2').allTextContents();
      return Number(/^Step (\d)/.exec(heading)?.[1]) || 'nothing';
    }

    async function press(step: Seen, times = 1): Promise<void> {
      if (typeof step === 'number') {
        const button = step === lastStep ? form().submit : form().next;
        await attempt(() => button.click({ clickCount: times }));
      } else if (step === 'sending') {
        const element = page.locator('form');
        await attempt(() => element.evaluate((sent: HTMLFormElement) => sent.requestSubmit()));
      }
    }

    async function leave(): Promise<void> {
      const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
      await attempt(() => faq.click());
      await attempt(() => page.waitForURL('/faq', committed));
    }

    /** Does something at a step, while the request that `release` lets go is held, if there is one. */
    async function perform(act: Act, step: Seen, release = () => {}): Promise<void> {
      acted++;
      const acts: Record<Act, () => Promise<unknown>> = {
        reload: () => attempt(() => page.reload(committed)),

        async 'back and forward'() {
          await goBack();
          await attempt(() => page.goForward(committed));
        },

        async 'leave and return'() {
          await leave();
          release();
          await linger();
          await goBack();
        },

        async 'return and send again'() {
          await leave();
          await goBack();
          releaseLater();
          releaseLater = release;
        },

        // Also while the button is disabled.
        'double press': () => press(step, 2),

        async 'offline for a while'() {
          expectedErrors.push('net::ERR_INTERNET_DISCONNECTED');
          // The contact page may be reading them; it keeps those that it was built with.
          expectedErrors.push("Could not read the site's details", 'Could not read the rates');
          await context.setOffline(true);
          release();
          await press(step);
          await linger();
          await context.setOffline(false);
        },

        async 'go on in a copy of the tab'() {
          const [copy] = await Promise.all([
            page.waitForEvent('popup'),
            // A window that a page opens starts with a copy of the page's session storage.
            page.evaluate(() => void window.open(window.location.href)),
          ]);
          await page.close();
          // The first page of a window loads before the test's init scripts can run in it.
          await attempt(() => copy.reload(committed));
          page = copy;
        },

        async 'send in another tab too'() {
          const other = await context.newPage();
          await send(other);
          await other.close();
        },
      };
      await acts[act]();
      if (releaseLater !== release) release();
    }

    async function takeTurn(): Promise<void> {
      const seen = await look();
      const hold = network.nextHold();
      if (hold) return perform(hold.act, seen, hold.release);
      const failures = screens.failuresIn(page);
      // Filling in selects first and then inserts. A draft restored between the two would stay in
      // the field beside the inserted text, where a person would see it.
      if (typeof seen === 'number' && (await attempt(() => hydrated(page).then(() => true)))) {
        if ((await look()) !== seen) return;
        await attempt(() => form().fill(seen));
        const due = ahead.findIndex(({ step }) => Math.min(step, lastStep) === seen);
        const [detour] = due < 0 ? [] : ahead.splice(due, 1);
        if (detour) return perform(detour.act, seen);
        // Filling in waits while the form is sending. A form that has just succeeded is not sent
        // again.
        if (isDone() || (await look()) !== seen) return;
        await press(seen);
      } else if (seen === 'sending') releaseLater();
      const hasChanged = await until(
        async () =>
          isDone() ||
          network.isHolding() ||
          screens.failuresIn(page) > failures ||
          (await look()) !== seen,
      );
      turnsWithoutChange = hasChanged ? 0 : turnsWithoutChange + 1;
    }

    await load();
    for (let turn = 0; turn < maxTurns && !isDone(); turn++) {
      await takeTurn();
      if (turnsWithoutChange < turnsBeforeReload) continue;
      turnsWithoutChange = 0;
      releaseLater();
      await load();
    }
    releaseLater();
  }

  return {
    send,
    /** Returns how often the visitor did something besides answering. */
    acted: () => acted,
    /** Returns how many leads the visitor intended to send: one for each tab that was not a copy. */
    meant: () => meant,
  };
}

/** Tries an action on a page that may be closed or navigating. Resolves to undefined if that failed. */
async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    const couldNot = /net::ERR_|navigation|navigating|destroyed|detached/;
    if (error instanceof errors.TimeoutError) return undefined;
    if (error instanceof Error && couldNot.test(error.message)) return undefined;
    throw error;
  }
}

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

type Screens = Awaited<ReturnType<typeof countScreens>>;

declare global {
  interface Window {
    noteScreen(kind: 'success' | 'failure'): void;
  }
}
