import type { Browser, Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import { expectAfterPress, openHydrated, pressTimes, withPage } from './browser-tools.ts';
import { watchTraffic } from './traffic.ts';

export interface Visit {
  /** Milliseconds from each press to the frame with the new heading, by the step's name. */
  steps: Record<string, number>;
  /** The longest interaction in milliseconds, which INP is as long as there are fewer than fifty. */
  longestInteraction: number;
  shifts: number;
}

interface Conditions {
  url: string;
  isMobile: boolean;
  /** Whether the site's scripts run; the twin has none. */
  hasScripts: boolean;
}

interface Visitor extends Conditions {
  page: Page;
  /** Takes a step and waits until the page neither loads nor computes anything. */
  step(name: string, heading: string, press: () => Promise<unknown>): Promise<void>;
  goTo(name: keyof typeof headings): Promise<void>;
  quiet(): Promise<void>;
}

/** What a visitor does after opening a page. The twin takes the steps that it has. */
interface Journey {
  from: string;
  go(visitor: Visitor): Promise<void>;
}

const headings = {
  Blog: 'Mortgage Blog',
  Calculator: 'Mortgage Calculator',
  'Current Rates': 'Current Mortgage Rates',
} as const;
const formHeading = 'Get Pre-Qualified';

export const journeys: Record<string, Journey> = {
  reading: {
    from: paths.home,
    async go(visitor) {
      const { page, step, goTo } = visitor;
      await goTo('Blog');
      await readPost(visitor, 'post', 0);
      await step('Back to the blog', headings.Blog, () =>
        page.evaluate(() => {
          window.presses?.press();
          // Later, because the document may be gone before this call has returned.
          setTimeout(() => history.back());
        }),
      );
      await readPost(visitor, 'another post', 1);
      const link = page
        .getByRole('region', { name: /^More on / })
        .getByRole('link')
        .first();
      await link.waitFor();
      await step('related post', (await link.textContent()) ?? '', () => link.tap());
    },
  },

  calculating: {
    from: paths.home,
    async go({ page, step, goTo, quiet, hasScripts }) {
      await goTo('Calculator');
      if (hasScripts) {
        const tab = page.getByRole('tab', { name: 'Advanced' });
        await step('Advanced tab', 'Advanced calculator', () => tab.tap());
        await page.getByRole('textbox', { name: 'Home price' }).fill('450,000');
        await quiet();
      }
      const name = hasScripts ? 'Get Pre-Approved' : 'Get Pre-Qualified';
      const link = page.getByRole('link', { name }).filter({ visible: true }).first();
      await step('form', formHeading, () => link.tap());
      if (!hasScripts) return;
      const form = wizard(page);
      for (let number = 1; number < 8; number++) {
        await form.fill(number, answersOf('ana@example.com'));
        await step(`Next ${number}`, `Step ${number + 1} of 8`, () => form.next.tap());
      }
      await step('Submit', 'Thank You!', () => form.submit.tap());
    },
  },

  comparing: {
    from: paths.home,
    async go({ page, step, goTo }) {
      await goTo('Current Rates');
      const link = page.getByRole('link', { name: 'Get a Personalized Rate Quote' });
      await step('form', formHeading, () => link.tap());
    },
  },

  'calculator to rates': { from: paths.calculator, go: ({ goTo }) => goTo('Current Rates') },

  'home to form': {
    from: paths.home,
    async go({ page, step }) {
      const link = page.getByRole('main').getByRole('link', { name: 'Get Pre-Qualified' }).first();
      await step('form', formHeading, () => link.tap());
    },
  },
};

async function readPost({ page, step }: Visitor, name: string, index: number): Promise<void> {
  const card = page.getByRole('article').nth(index);
  const heading = (await card.getByRole('heading').textContent()) ?? '';
  await step(name, heading, () => card.getByRole('link').tap());
}

const quietMs = 1_500;
const mostMs = 45_000;

/** Goes on one journey in a new browser context, on a phone with a quarter of the machine's speed. */
export function visit(
  browser: Browser,
  { from, go }: Journey,
  conditions: Conditions,
): Promise<Visit> {
  const { url, isMobile, hasScripts } = conditions;
  const options = { url, isPhone: true, isSlow: true, isMobile, patienceMs: mostMs };
  return withPage(browser, options, async (page) => {
    await page.addInitScript(watchQuality);
    const traffic = watchTraffic(page, quietMs);
    const steps: Record<string, number> = {};

    async function quiet() {
      await traffic.quiet();
      // On a busy machine a page may never be idle.
      await page.evaluate(
        (timeout) =>
          new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
        mostMs,
      );
    }

    async function step(name: string, heading: string, press: () => Promise<unknown>) {
      await expectAfterPress(page, {
        heading: ['main :is(h1, h2)', `^${heading.replace(/[^\w\s]/g, '\\$&')}`],
      });
      await press();
      const times = await pressTimes(page).catch((cause) => {
        throw new Error(`The step “${name}” does not show “${heading}”.`, { cause });
      });
      steps[name] = times.heading ?? Number.NaN;
      await quiet();
    }

    async function goTo(name: keyof typeof headings) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      // Someone reads the menu before choosing from it.
      await quiet();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await step(`${name}, by the menu`, headings[name], () => link.tap());
    }

    await (hasScripts ? openHydrated(page, from) : page.goto(from));
    await quiet();
    await go({ ...conditions, page, step, goTo, quiet });
    // All of the site's visit is in one document; the twin's is in several, and has no limits.
    const quality = await page.evaluate(() => window.quality);
    return { steps, longestInteraction: Number.NaN, shifts: Number.NaN, ...quality };
  });
}

declare global {
  interface Window {
    quality?: Pick<Visit, 'longestInteraction' | 'shifts'>;
  }
}

function watchQuality(): void {
  const quality = { longestInteraction: 0, shifts: 0 };
  window.quality = quality;
  const observe = (options: object, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId) quality.longestInteraction = Math.max(quality.longestInteraction, duration);
  });
  observe({ type: 'layout-shift' }, (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) quality.shifts += value;
  });
}
