import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from '#tests/browser/test.ts';
import type { Console } from './console.ts';
import { attempt, doing } from './doing.ts';
import type { FastClock, FaultyNetwork } from './faulty-network.ts';
import type { Act, Detour } from './plan.ts';
import type { Screens } from './screens.ts';
import type { Seen, VisitedForm } from './visits.ts';

/** The visitor's surroundings. */
interface World {
  context: BrowserContext;
  network: FaultyNetwork;
  screens: Screens;
  console: Console;
  time: FastClock;
}

/** Gives a form up after this many turns. Without faults, a wizard takes one turn per step. */
const maxTurns = 80;

/** Reloads the page after this many turns in which nothing happened. */
const turnsBeforeReload = 3;

/**
 * Simulates a visitor who fills in what is shown, presses the button, retries whatever fails,
 * reloads a page that is stuck, and does not stop before the success screen.
 */
export function stubbornVisitor(
  { context, network, screens, console, time }: World,
  { path, visit: visitIn }: VisitedForm,
  { email, detours }: { email: string; detours: readonly Detour[] },
) {
  const ahead = [...detours];
  let acted = 0;
  let meant = 0;

  /** Sends the form from a tab, up to its success screen. */
  async function send(first: Page): Promise<void> {
    meant++;
    let page = first;
    let turnsWithoutChange = 0;
    /** Releases the held request after the visitor has pressed the button once more. */
    let releaseLater = () => {};
    const visit = () => visitIn(page, email);
    const isDone = () => screens.successesIn(page) > 0;
    const look = async (): Promise<Seen> => (await attempt(() => visit().look())) ?? 'nothing';
    const load = () => attempt(() => page.goto(path, { waitUntil: 'commit' }));

    async function press(step: Seen, times = 1): Promise<void> {
      if (typeof step === 'number') {
        await attempt(() => visit().button(step).click({ clickCount: times }));
      } else if (step === 'sending') {
        const form = page.locator('form');
        await attempt(() => form.evaluate((element: HTMLFormElement) => element.requestSubmit()));
      }
    }

    async function perform(act: Act, step: Seen, release = () => {}): Promise<void> {
      acted++;
      if (act === 'offline for a while') {
        console.expect('net::ERR_INTERNET_DISCONNECTED');
        // The contact page may be reading them; it keeps those that it was built with.
        console.expect("Could not read the site's details");
      }
      page = await doing[act]({
        page,
        release,
        releaseLater: () => {
          releaseLater();
          releaseLater = release;
        },
        press: (times) => press(step, times),
        linger: () => time.until(async () => false, 500),
        async sendElsewhere() {
          const other = await context.newPage();
          await send(other);
          await other.close();
        },
      });
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
        await attempt(() => visit().fill(seen));
        const due = ahead.findIndex(({ step }) => Math.min(step, visit().lastStep) === seen);
        const [detour] = due < 0 ? [] : ahead.splice(due, 1);
        if (detour) return perform(detour.act, seen);
        // Filling in waits while the form is sending. A form that has just succeeded is not sent
        // again.
        if (isDone() || (await look()) !== seen) return;
        await press(seen);
      } else if (seen === 'sending') releaseLater();
      const hasChanged = await time.until(
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
    /**
     * Returns how many leads the visitor intended to send: one for each tab that was not a copy.
     */
    meant: () => meant,
  };
}
