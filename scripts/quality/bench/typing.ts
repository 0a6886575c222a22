import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { openHydrated, slowProcessor, withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type Figure, inRounds, percentile } from './harness.ts';

const limitMs = 100;
const keys = 60;

/** A page with a field whose text another element repeats, as a control. */
const controlPath = '/control';
const controlPage = `<!doctype html><title>Control</title><label>Home price <input id="field"></label><p id="answer">0</p>
<script>field.oninput = () => { answer.textContent = field.value; }; window.earlySubmit = null;</script>`;

const group = (page: Page, name: string) => page.getByRole('group', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const schedule = (page: Page) => region(page, 'Schedule by month');
const homePrice = (page: Page) => page.getByRole('textbox', { name: 'Home price' });
const figuresIn = (part: Locator) => part.locator('dl').first();

interface Measurement {
  what: string;
  field(page: Page): Locator;
  result(page: Page): Locator;
}

const tool = (what: string, title: string, label: string): Measurement => ({
  what,
  field: (page) => region(page, title).getByLabel(label).first(),
  result: (page) => figuresIn(region(page, title)),
});

const measurements: readonly Measurement[] = [
  { what: 'control', field: homePrice, result: (page) => page.locator('#answer') },
  { what: 'payment', field: homePrice, result: (page) => figuresIn(page.getByRole('tabpanel')) },
  {
    what: 'schedule',
    field: homePrice,
    // The first row: only the rows in sight follow each key.
    result: (page) => schedule(page).locator('tbody tr').first(),
  },
  tool('early payoff', 'Early payoff savings', 'Extra once a year'),
  tool('affordability', 'How much home can I afford?', 'Yearly income'),
  tool('comparison', 'Compare two loans', 'Loan amount'),
  tool('refinance', 'Should I refinance?', 'Current balance'),
  tool('rent or buy', 'Should I rent or buy?', 'Price of the home'),
];

/**
 * Measures the time from a key press to the painted result in each tool of the calculator's Advanced tab, with
 * everything open that it can show, at a quarter of the speed, beside a page that does almost nothing.
 */
export function benchTyping(): Promise<Figure[]> {
  return withBuiltSite({ emulators: ['auth', 'firestore'], isEmpty: true }, async (site) => {
    const { url } = site;
    await site.put(controlPath, controlPage);
    const measured = await withBrowser((browser) =>
      withPage(browser, { url }, (page, devtools) =>
        inRounds(measurements, { name: 'typing' }, async ({ what, field, result }) => {
          await (what === 'control' ? openHydrated(page, controlPath) : openEverything(page));
          await slowProcessor(devtools);
          const times = await keyTimes(page, field(page), result(page));
          await slowProcessor(devtools, 1);
          return times;
        }),
      ),
    );
    return measured.flatMap(([{ what }, [times = []]]) => [
      { row: what, column: 'key to paint, p50, ms', values: [percentile(times, 50)] },
      {
        row: what,
        column: 'p95, ms',
        values: [percentile(times, 95)],
        most: what === 'control' ? undefined : limitMs,
      },
    ]);
  });
}

declare global {
  interface Window {
    nextPaint(): Promise<number>;
  }
}

/** Types digits at the end of a field and deletes them, each key after the previous one's result is painted. */
async function keyTimes(page: Page, field: Locator, result: Locator): Promise<number[]> {
  await field.focus();
  await page.keyboard.press('End');
  await result.evaluate((element) => {
    let pressedAt = 0;
    let paint = Promise.withResolvers<number>();
    const note = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    addEventListener('keydown', note, true);
    new MutationObserver(() => {
      window.afterPaint((now) => paint.resolve(now - pressedAt));
    }).observe(element, { childList: true, characterData: true, subtree: true });
    window.nextPaint = async () => {
      const time = await paint.promise;
      paint = Promise.withResolvers<number>();
      return time;
    };
  });
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    times.push(await page.evaluate(() => window.nextPaint()));
  }
  return times;
}

/** Opens the Advanced tab anew with everything that it can show, the monthly schedule of 30 years included. */
async function openEverything(page: Page): Promise<void> {
  await openHydrated(page, `${paths.calculator}#tab=advanced`);
  await page.getByRole('button', { name: 'Amortization schedule' }).click();
  await page.getByText('Monthly', { exact: true }).click();
  await schedule(page).getByRole('rowheader', { name: '360' }).waitFor();
  // A wide window shows as many tools as are opened.
  const closed = page.getByRole('main').getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
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
