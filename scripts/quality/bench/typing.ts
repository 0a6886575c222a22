import type { Locator, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browsers.ts';
import type { Task } from '../../lib/progress.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { percentile } from './percentiles.ts';
import { serveFolder } from './static-server.ts';
import {
  answer,
  figuresOf,
  group,
  openEverything,
  openMonthlySchedule,
  region,
  schedule,
} from './typing/advanced-tools.ts';
import { keyLatencies, keys, slowdown } from './typing/key-latencies.ts';

const projectId = projects.bench;
const limitMs = 100;

/** A page with a field whose text another element repeats, as a control. */
const controlPage = `<!doctype html><title>Control</title><label>Home price <input id="field"></label><p id="answer">0</p>
<script>field.oninput = () => { answer.textContent = field.value; };</script>`;

interface Measurement {
  what: string;
  open: (page: Page, url: string) => Promise<void>;
  field: (page: Page) => Locator;
  result: (page: Page) => Locator;
}

const homePrice = (page: Page) => page.getByRole('textbox', { name: 'Home price' });

const control: Measurement = {
  what: 'control',
  open: async (page, url) => {
    await page.goto(`${url}/control`);
  },
  field: homePrice,
  result: (page) => page.locator('#answer'),
};

const measurements: Measurement[] = [
  { what: 'payment', open: openMonthlySchedule, field: homePrice, result: answer },
  { what: 'schedule', open: openMonthlySchedule, field: homePrice, result: rows },
  { what: 'all open: payment', open: openEverything, field: homePrice, result: answer },
  { what: 'all open: schedule', open: openEverything, field: homePrice, result: rows },
  {
    what: 'all open: early payoff',
    open: openEverything,
    field: (page) => region(page, 'Early payoff savings').getByLabel('Extra once a year'),
    result: (page) => figuresOf(region(page, 'Early payoff savings')),
  },
  {
    what: 'all open: affordability',
    open: openEverything,
    field: (page) => group(page, 'Household').getByLabel('Yearly income'),
    result: (page) => figuresOf(region(page, 'How much home can I afford?')),
  },
  {
    what: 'all open: comparison',
    open: openEverything,
    field: (page) => group(page, 'Loan 1').getByLabel('Loan amount'),
    result: (page) => figuresOf(group(page, 'Loan 1')),
  },
  {
    what: 'all open: refinance',
    open: openEverything,
    field: (page) => group(page, 'Refinancing').getByLabel('Current balance'),
    result: (page) => figuresOf(region(page, 'Should I refinance?')),
  },
  {
    what: 'all open: rent or buy',
    open: openEverything,
    field: (page) => group(page, 'Renting and buying').getByLabel('Price of the home'),
    result: (page) => figuresOf(region(page, 'Should I rent or buy?')),
  },
];

/** The first row: only the rows in sight follow each key. */
function rows(page: Page): Locator {
  return schedule(page).locator('tbody tr').first();
}

/**
 * Measures the time from a key press to the painted result on the calculator's Advanced tab, at a
 * quarter of the speed, beside a page that does almost nothing: with the monthly schedule of 30 years,
 * and in each tool with everything open that the tab can show.
 *
 * @returns whether the limit holds for each
 */
export async function typing(): Promise<boolean> {
  const suite = await startSuite({ projectId, only: ['firestore'] });
  try {
    await buildLocalSite(projectId, { allowEmpty: true });
  } finally {
    await suite.stop();
  }
  const server = await serveFolder('dist', { '/control': controlPage });
  try {
    return tell(
      await withProgress('typing', (task) =>
        withBrowser(async (browser) => measure(await browser.newPage(), server.url, task)),
      ),
    );
  } finally {
    await server.close();
  }
}

interface Times {
  what: string;
  times: number[];
}

async function measure(page: Page, url: string, task: Task): Promise<Times[]> {
  const measured: Times[] = [];
  const all = [control, ...measurements];
  for (const { what, open, field, result } of all) {
    await open(page, url);
    const before = measured.length * keys;
    const typed = { field: field(page), result: result(page) };
    const times = await keyLatencies(page, typed, (done) =>
      task.update({ done: before + done, total: all.length * keys, unit: 'keys' }),
    );
    measured.push({ what, times });
  }
  return measured;
}

function tell([nothing, ...measured]: Times[]): boolean {
  const fastest = percentile(nothing?.times ?? [], 95);
  console.log(`Key press to paint, ${keys} keys, ${slowdown}× CPU slowdown:`);
  for (const { what, times } of nothing ? [nothing, ...measured] : measured) {
    const p50 = percentile(times, 50).toFixed(0).padStart(4);
    const p95 = percentile(times, 95);
    const ratio = (p95 / fastest).toFixed(1);
    console.log(
      `  ${what.padEnd(24)}p50 ${p50} ms  p95 ${p95.toFixed(0).padStart(4)} ms  ${ratio}× the control`,
    );
  }
  const held = measured.every(({ times }) => percentile(times, 95) <= limitMs);
  console.log(`Limit: p95 of ${limitMs} ms for each. ${held ? 'Held.' : 'BROKEN.'}`);
  return held;
}
