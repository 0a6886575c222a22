import type { Locator, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { projects } from '../../local/stack.ts';
import { addPaintTimes, openHydrated, slowProcessor } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type BenchResult, percentile, table } from './harness.ts';

const limitMs = 100;
const keys = 60;

/** A page with a field whose text another element repeats, as a control. */
const controlPage = `<!doctype html><title>Control</title><label>Home price <input id="field"></label><p id="answer">0</p>
<script>field.oninput = () => { answer.textContent = field.value; };</script>`;

/** The first list of figures in a part of the page: its answer. */
const figuresOf = (part: Locator): Locator => part.locator('dl').first();

const answer = (page: Page): Locator => figuresOf(page.getByRole('tabpanel'));

const group = (page: Page, name: string): Locator => page.getByRole('group', { name });

const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

const schedule = (page: Page): Locator => region(page, 'Schedule by month');

type Measurement = [
  what: string,
  open: (page: Page, url: string) => Promise<unknown>,
  field: (page: Page) => Locator,
  result: (page: Page) => Locator,
];

const homePrice = (page: Page) => page.getByRole('textbox', { name: 'Home price' });
const field = (part: string, label: string) => (page: Page) => group(page, part).getByLabel(label);
const answerIn = (part: string) => (page: Page) => figuresOf(region(page, part));

/** The first is the control. */
const measurements: Measurement[] = [
  [
    'control',
    (page, url) => page.goto(`${url}/control`),
    homePrice,
    (page) => page.locator('#answer'),
  ],
  ['payment', openMonthlySchedule, homePrice, answer],
  ['schedule', openMonthlySchedule, homePrice, rows],
  ['all open: payment', openEverything, homePrice, answer],
  ['all open: schedule', openEverything, homePrice, rows],
  [
    'all open: early payoff',
    openEverything,
    (page) => region(page, 'Early payoff savings').getByLabel('Extra once a year'),
    answerIn('Early payoff savings'),
  ],
  [
    'all open: affordability',
    openEverything,
    field('Household', 'Yearly income'),
    answerIn('How much home can I afford?'),
  ],
  [
    'all open: comparison',
    openEverything,
    field('Loan 1', 'Loan amount'),
    (page) => figuresOf(group(page, 'Loan 1')),
  ],
  [
    'all open: refinance',
    openEverything,
    field('Refinancing', 'Current balance'),
    answerIn('Should I refinance?'),
  ],
  [
    'all open: rent or buy',
    openEverything,
    field('Renting and buying', 'Price of the home'),
    answerIn('Should I rent or buy?'),
  ],
];

/** The first row: only the rows in sight follow each key. */
function rows(page: Page): Locator {
  return schedule(page).locator('tbody tr').first();
}

/**
 * Measures the time from a key press to the painted result on the calculator's Advanced tab, at a
 * quarter of the speed, beside a page that does almost nothing: with the monthly schedule of 30 years,
 * and in each tool with everything open that the tab can show.
 */
export function benchTyping(): Promise<BenchResult> {
  const options = {
    projectId: projects.bench,
    emulators: ['firestore'] as const,
    isEmpty: true,
    extra: async () => ({ '/control': controlPage }),
  };
  return withBuiltSite(options, async ({ url }) => {
    const measured = await withProgress('typing', (task) =>
      withBrowser(async (browser) => {
        const page = await browser.newPage();
        await addPaintTimes(page);
        const times: number[][] = [];
        for (const [, open, field, result] of measurements) {
          task.update({ done: times.length, total: measurements.length, unit: 'fields' });
          await open(page, url);
          times.push(await keyTimes(page, field(page), result(page)));
        }
        return times;
      }),
    );
    const results = measurements.map(([what], index) => {
      const [p50, p95] = [50, 95].map((percent) => percentile(measured[index] ?? [], percent));
      return { what, p50: p50 ?? Number.NaN, p95: p95 ?? Number.NaN };
    });
    const [nothing, ...others] = results;
    return {
      text: [
        table(
          `Key press to paint, ${keys} keys, at a quarter of the speed`,
          ['', 'p50, ms', 'p95, ms', 'compared with the control'],
          results.map(({ what, p50, p95 }) => [
            what,
            Math.round(p50),
            Math.round(p95),
            `${(p95 / (nothing?.p95 ?? Number.NaN)).toFixed(1)}×`,
          ]),
        ),
      ],
      limits: others.map(({ what, p95 }) => ({
        what: `${what}, p95, ms`,
        value: p95,
        most: limitMs,
      })),
    };
  });
}

declare global {
  interface Window {
    /** Returns the milliseconds from the last key press to the paint of its result. */
    nextPaint(): Promise<number>;
  }
}

/**
 * Types digits at the end of a field and deletes them, each key after the previous one's result is
 * painted.
 *
 * @param result shows the result of a key
 * @returns the milliseconds from each key press to the paint of its result
 */
async function keyTimes(page: Page, field: Locator, result: Locator): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await field.focus();
  await page.keyboard.press('End');
  await result.evaluate(watchResult);
  await slowProcessor(devtools);
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    times.push(await page.evaluate(() => window.nextPaint()));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return times;
}

function watchResult(result: Element): void {
  let pressedAt = 0;
  let paint = Promise.withResolvers<number>();
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('keydown', note, true);
  new MutationObserver(() => {
    window.afterPaint((now) => paint.resolve(now - pressedAt));
  }).observe(result, { childList: true, characterData: true, subtree: true });
  window.nextPaint = async () => {
    const time = await paint.promise;
    paint = Promise.withResolvers<number>();
    return time;
  };
}

/** Opens the Advanced tab anew, with the monthly schedule of 30 years. */
async function openMonthlySchedule(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await openHydrated(page, `${url}/calculator#tab=advanced`);
  await page.getByText('Monthly', { exact: true }).click();
  await schedule(page).getByRole('rowheader', { name: '360' }).waitFor();
}

/**
 * Opens the Advanced tab anew with everything that it can show: mortgage insurance, each way to pay
 * early, the charts, the monthly schedule, compared loans with points and fees, and every note.
 */
async function openEverything(page: Page, url: string): Promise<void> {
  await openMonthlySchedule(page, url);
  const home = group(page, 'Home and loan');
  await home.getByLabel('Down payment in percent').fill('10');
  await home.getByLabel('Add mortgage insurance').check();
  await home.getByLabel('Extra payment').fill('100');
  const early = region(page, 'Early payoff savings');
  await early.getByLabel('Extra once a year').fill('1,000');
  await early.getByLabel('One-time payment', { exact: true }).fill('5,000');
  await early.getByLabel('Pay half every two weeks').check();
  for (const name of ['Loan 1', 'Loan 2']) {
    await group(page, name).getByLabel('Points').fill('1');
    await group(page, name).getByLabel('Lender fees').fill('2,000');
  }
  await page.getByText('What this assumes').click();
  await page.getByText('How these numbers are calculated').click();
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
  await page.locator('.recharts-area-curve').waitFor();
  await schedule(page).getByRole('columnheader', { name: 'Mortgage insurance' }).waitFor();
}
