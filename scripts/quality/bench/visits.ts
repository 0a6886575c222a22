import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import {
  openWhenHydrated,
  timeKeys,
  timePress,
  type Wanted,
  watchRequests,
  withPage,
} from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchOptions, inRounds, type Measurement } from './harness.ts';

const limits = {
  /** Of the baseline's time from the press to the new heading and content, by network. */
  ratio: { loopback: 1, mobile: 0.5 },
  interactionMs: 100,
  shifts: 0.02,
  /** Of the time from a first press, or from each key, to what it shows. */
  pressMs: {
    'the answer': 100,
    'the selected tab': 400,
    'the effect': 600,
    'the next frame, p95': 100,
  } as Record<string, number>,
};

interface Visitor {
  page: Page;
  /** Takes a step and waits until the page neither loads nor computes anything. */
  step(name: string, wanted: Wanted, press: () => Promise<unknown>): Promise<void>;
  goTo(name: keyof typeof places): Promise<void>;
  /** Types at the end of a field. */
  type(name: string, field: Locator): Promise<void>;
  quiet(): Promise<void>;
}

/** What a visitor does after opening a page, if it is opened before. */
interface Journey {
  from?: string;
  /** Whether the pages without scripts cannot take it. */
  hasNoTwin?: boolean;
  go(visitor: Visitor): Promise<void>;
}

const findHeading = (text: string) =>
  ['main :is(h1, h2)', `^${text.replace(/[^\w\s]/g, '\\$&')}`] as const;

/** What a visitor comes for. */
const places = {
  Blog: { heading: findHeading('Mortgage Blog'), content: ['main article h3'] },
  Calculator: {
    heading: findHeading('Mortgage Calculator'),
    content: ['main [role=tabpanel] dd', '^\\$\\d'],
  },
  'Current Rates': { heading: findHeading('Current Mortgage Rates'), content: ['main dd', '%$'] },
} satisfies Record<string, Wanted>;
const form: Wanted = { heading: findHeading('Get Pre-Qualified'), content: ['main form input'] };

const journeys: Record<string, Journey> = {
  'blog-post': {
    from: paths.home,
    async go({ page, step, goTo }) {
      await goTo('Blog');
      const card = page.getByRole('article').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const post: Wanted = { heading: findHeading(title), content: ['main [data-post-content] p'] };
      await step('post', post, () => card.getByRole('link').tap());
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
    hasNoTwin: true,
    async go({ page, step, quiet }) {
      const tab = page.getByRole('tab', { name: 'Advanced' });
      const stepTo = (name: string, heading: string, press: () => Promise<unknown>) =>
        step(name, { heading: findHeading(heading) }, press);
      await stepTo('Advanced tab', 'Advanced calculator', () => tab.tap());
      await page.getByRole('textbox', { name: 'Home price' }).fill('450,000');
      await quiet();
      const link = page.getByRole('link', { name: 'Get Pre-Approved' }).filter({ visible: true });
      await step('form', form, () => link.first().tap());
      const { fill, lastStep, next, submit } = wizard(page);
      for (let number = 1; number < lastStep; number++) {
        await fill(number, makeAnswers('ana@example.com'));
        await stepTo(`Next ${number}`, `Step ${number + 1} of ${lastStep}`, () => next.tap());
      }
      await stepTo('Submit', 'Thank You!', () => submit.tap());
    },
  },

  'first presses: menu': firstPress(paths.home, ['button', 'Menu'], {
    'the answer': ['#site-links:popover-open'],
  }),
  'first presses: tab': firstPress(paths.calculator, ['tab', 'Advanced'], {
    'the answer': ['[role=tab][aria-busy], [role=tab][aria-selected=true]:last-of-type'],
    'the selected tab': ['[role=tab][aria-selected=true]:last-of-type'],
  }),
  'first presses: Next': firstPress(paths.quote, ['button', 'Next'], {
    'the answer': ['button[aria-busy], [aria-invalid=true]'],
    'the effect': ['[aria-invalid=true]'],
  }),

  typing: {
    hasNoTwin: true,
    async go({ page, type, quiet }) {
      await openWhenHydrated(page, paths.contact);
      await type('a plain field', page.getByRole('textbox').first());
      // Wide, so that tools stay open.
      await page.setViewportSize({ width: 1_280, height: 720 });
      await openWhenHydrated(page, paths.calculator + allEntered);
      const closed = page.getByRole('main').getByRole('button', { expanded: false });
      for (const tool of (await closed.all()).reverse()) await tool.click();
      await page.getByRole('rowheader').first().waitFor();
      await quiet();
      await type('everything open', page.getByRole('textbox', { name: 'Home price' }).first());
    },
  },
};

/** A link to the Advanced tab with all that a home loan can have. */
const allEntered =
  '#tab=advanced&price=450000&down=10%25&insured=yes&extra=100&once=5000&biweekly=yes&points1=1';

/** Returns a press right after first paint, the worst moment for it. */
function firstPress(
  path: string,
  [role, name]: [role: 'button' | 'tab', name: string],
  wanted: Wanted,
): Journey {
  return {
    hasNoTwin: true,
    go: ({ page, step }) =>
      step(name, wanted, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        // Only the press: a check that the target is stable would wait for frames.
        await page.getByRole(role, { name, exact: true }).tap({ force: true, noWaitAfter: true });
      }),
  };
}

/**
 * Measures the legs that most visitors take at a quarter of the speed, from each press to its result, beside
 * the same pages without scripts, between which the browser itself navigates; a visit up to the form's success
 * screen; first presses; and keys.
 */
export function benchVisits({ rounds, only }: BenchOptions): Promise<Measurement[]> {
  const isChosen = (name: string) => only?.some((one) => name.startsWith(one)) ?? true;
  const chosen = Object.entries(journeys).filter(([name]) => isChosen(name));
  return withBuiltSite({ emulators: ['auth', 'functions', 'firestore'] }, (site) =>
    measureVisits(site, chosen, rounds),
  );
}

async function measureVisits(
  { url, baselineUrl }: { url: string; baselineUrl: string },
  chosen: readonly [name: string, journey: Journey][],
  rounds: number,
): Promise<Measurement[]> {
  const cases = (['loopback', 'mobile'] as const)
    .flatMap((network) => chosen.map(([name, journey]) => ({ name, network, journey })))
    .filter(({ network, journey }) => !journey.hasNoTwin || network === 'loopback');
  const options = {
    rounds,
    name: 'visits and their baselines',
    // They take longer and vary less.
    isRare: ({ network, name }: (typeof cases)[number]) => network === 'mobile' || name === 'form',
  };
  const measured = await inRounds(cases, options, async ({ journey, network }) => {
    const isMobile = network === 'mobile';
    return {
      site: await takeVisit(journey, { url, isMobile, hasScripts: true }),
      baseline: journey.hasNoTwin
        ? undefined
        : await takeVisit(journey, { url: baselineUrl, isMobile, hasScripts: false }),
    };
  });
  return measured.flatMap(([{ name, network, journey }, pairs]) => {
    const { hasNoTwin, from } = journey;
    const steps = (pairs[0]?.site.steps ?? []).map(({ step, part }, index) => ({
      name: `${step}, press to ${part}, ms`,
      ours: pairs.map(({ site }) => site.steps[index]?.ms ?? Number.NaN),
      control: hasNoTwin
        ? []
        : pairs.map(({ baseline }) => baseline?.steps[index]?.ms ?? Number.NaN),
      mostRatio: hasNoTwin ? undefined : limits.ratio[network],
      most: limits.pressMs[part],
    }));
    const ofVisit = (what: 'longestInteraction' | 'shifts') => pairs.map(({ site }) => site[what]);
    const whole: Measurement[] = [
      {
        name: 'longest interaction, ms',
        ours: ofVisit('longestInteraction'),
        most: limits.interactionMs,
      },
      { name: 'layout shifts', ours: ofVisit('shifts'), most: limits.shifts },
    ];
    return [...steps, ...(from ? whole : [])].map((figure) => ({
      ...figure,
      name: `${name}, ${network}: ${figure.name}`,
    }));
  });
}

/** Longer than the pause after which pages load ahead. */
const quietMs = 1_500;
const readingMs = 1_500;
const mostMs = 45_000;
/** Digits, each deleted again. */
const keys = Array.from({ length: 60 }, (_, key) => (key % 2 === 0 ? '7' : 'Backspace'));

/**
 * Goes on one journey in a new browser, on a phone with a quarter of the machine's speed. The longest interaction is
 * INP as long as there are fewer than fifty.
 */
function takeVisit(
  { from, go }: Journey,
  { hasScripts, ...conditions }: { url: string; isMobile: boolean; hasScripts: boolean },
) {
  const options = { ...conditions, isPhone: true, patienceMs: mostMs };
  return withPage(options, async (page) => {
    const waitForRequests = watchRequests(page, quietMs);
    const steps: { step: string; part: string; ms: number }[] = [];

    async function quiet() {
      await waitForRequests();
      // On a busy machine a page may never be idle.
      await page.evaluate(
        (timeout) =>
          new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
        mostMs,
      );
    }

    async function step(name: string, wanted: Wanted, press: () => Promise<unknown>) {
      const times = await timePress(page, wanted, press).catch((cause) => {
        throw new Error(`The step “${name}” does not show what it leads to.`, { cause });
      });
      for (const [part, ms] of Object.entries(times)) steps.push({ step: name, part, ms });
      await quiet();
    }

    async function goTo(name: keyof typeof places) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      // Someone reads the menu before choosing from it.
      await page.waitForTimeout(readingMs);
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      await step(`${name}, by the menu`, places[name], () => link.tap());
    }

    async function type(name: string, field: Locator) {
      await field.focus();
      await page.keyboard.press('End');
      steps.push({ step: name, part: 'the next frame, p95', ms: await timeKeys(page, keys) });
    }

    if (from) {
      await (hasScripts ? openWhenHydrated(page, from) : page.goto(from));
      await quiet();
    }
    await go({ page, step, goTo, type, quiet });
    // All of the site's visit is in one document; the baseline's is in several, and has no limits.
    const quality = await page.evaluate(() => ({
      longestInteraction: Math.max(0, ...window.quality.interactions.values()),
      shifts: window.quality.shifts,
    }));
    return { steps, ...quality };
  });
}
