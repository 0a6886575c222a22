import type { Browser, Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import {
  expectAfterPress,
  openHydrated,
  pressTimes,
  type Wanted,
  watchRequests,
  withPage,
} from './browser-tools.ts';

export interface Visit {
  /** Milliseconds from each press to the frames with the new heading and the new content, by the step's name. */
  steps: Record<string, Record<string, number>>;
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

interface Place {
  heading: string;
  /** What the visitor came for, by default the heading alone. */
  content?: Wanted[string];
}

interface Visitor {
  page: Page;
  /** Takes a step and waits until the page neither loads nor computes anything. */
  step(name: string, shows: Place, press: () => Promise<unknown>): Promise<void>;
  goTo(name: keyof typeof places): Promise<void>;
  quiet(): Promise<void>;
}

/** What a visitor does after opening a page. */
export interface Journey {
  from: string;
  /** Whether the pages without scripts can take it; true by default. */
  hasTwin?: boolean;
  go(visitor: Visitor): Promise<void>;
}

const places = {
  Blog: { heading: 'Mortgage Blog', content: ['main article h3'] },
  Calculator: { heading: 'Mortgage Calculator', content: ['main [role=tabpanel] dd', '^\\$\\d'] },
  'Current Rates': { heading: 'Current Mortgage Rates', content: ['main dd', '%$'] },
} as const satisfies Record<string, Place>;
const form: Place = { heading: 'Get Pre-Qualified', content: ['main form input'] };

export const journeys: Record<string, Journey> = {
  'blog-post': {
    from: paths.home,
    async go({ page, step, goTo }) {
      await goTo('Blog');
      const card = page.getByRole('article').first();
      const heading = (await card.getByRole('heading').textContent()) ?? '';
      const content = ['main [data-post-content] p'] as const;
      await step('post', { heading, content }, () => card.getByRole('link').tap());
    },
  },

  'calculator-rates': { from: paths.calculator, go: ({ goTo }) => goTo('Current Rates') },

  'home-form': {
    from: paths.home,
    async go({ page, step }) {
      const link = page.getByRole('main').getByRole('link', { name: 'Get Pre-Qualified' }).first();
      await step('form', form, () => link.tap());
    },
  },

  'home-calculator': { from: paths.home, go: ({ goTo }) => goTo('Calculator') },

  form: {
    from: paths.calculator,
    hasTwin: false,
    async go({ page, step, quiet }) {
      const tab = page.getByRole('tab', { name: 'Advanced' });
      await step('Advanced tab', { heading: 'Advanced calculator' }, () => tab.tap());
      await page.getByRole('textbox', { name: 'Home price' }).fill('450,000');
      await quiet();
      const link = page.getByRole('link', { name: 'Get Pre-Approved' }).filter({ visible: true });
      await step('form', form, () => link.first().tap());
      const { fill, next, submit } = wizard(page);
      for (let number = 1; number < 8; number++) {
        await fill(number, answersOf('ana@example.com'));
        await step(`Next ${number}`, { heading: `Step ${number + 1} of 8` }, () => next.tap());
      }
      await step('Submit', { heading: 'Thank You!' }, () => submit.tap());
    },
  },
};

/** Longer than the pause after which pages load ahead. */
const quietMs = 1_500;
const readingMs = 1_500;
const mostMs = 45_000;

/** Goes on one journey in a new browser context, on a phone with a quarter of the machine's speed. */
export function visit(
  browser: Browser,
  { from, go }: Journey,
  { url, isMobile, hasScripts }: Conditions,
): Promise<Visit> {
  const options = { url, isPhone: true, isSlow: true, isMobile, patienceMs: mostMs };
  return withPage(browser, options, async (page) => {
    await page.addInitScript(watchQuality);
    const waitForRequests = watchRequests(page, quietMs);
    const steps: Visit['steps'] = {};

    async function quiet() {
      await waitForRequests();
      // On a busy machine a page may never be idle.
      await page.evaluate(
        (timeout) =>
          new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
        mostMs,
      );
    }

    async function step(name: string, { heading, content }: Place, press: () => Promise<unknown>) {
      const pattern = `^${heading.replace(/[^\w\s]/g, '\\$&')}`;
      await expectAfterPress(page, {
        heading: ['main :is(h1, h2)', pattern],
        ...(content && { content }),
      });
      await press();
      steps[name] = await pressTimes(page).catch((cause) => {
        throw new Error(`The step “${name}” does not show “${heading}”.`, { cause });
      });
      await quiet();
    }

    async function goTo(name: keyof typeof places) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      // Someone reads the menu before choosing from it.
      await page.waitForTimeout(readingMs);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await step(`${name}, by the menu`, places[name], () => link.tap());
    }

    await (hasScripts ? openHydrated(page, from) : page.goto(from));
    await quiet();
    await go({ page, step, goTo, quiet });
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
  const observe = (type: string, see: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe(options);
  };
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId) quality.longestInteraction = Math.max(quality.longestInteraction, duration);
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) quality.shifts += value;
  });
}
