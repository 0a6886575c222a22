import type { CDPSession, Page } from '@playwright/test';
import { withBrowser } from '../../lib/browsers/with-browser.ts';
import { withProgress } from '../../lib/progress.ts';
import type { Task } from '../../lib/task.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { projects } from '../../local/stack.ts';
import { percentile } from './percentiles.ts';
import { serveFolder } from './static-server.ts';

const keys = 60;
const slowdown = 4;
const limitMs = 100;

/** A page with a field whose text another element repeats, as a control. */
const controlPage = `<!doctype html><title>Control</title><label>Home price <input id="field"></label><p id="answer">0</p>
<script>field.oninput = () => { answer.textContent = field.value; };</script>`;

/**
 * Measures the time from a key press to the painted result on the calculator's Advanced tab with the
 * monthly schedule of 30 years open, at a quarter of the speed, beside a page that does almost nothing.
 *
 * @returns whether the limit holds
 */
export async function typing(): Promise<boolean> {
  await buildLocalSite(projects.test);
  const server = await serveFolder('dist', { '/control': controlPage });
  try {
    const { control, payment, schedule } = await withProgress('typing', (task) =>
      withBrowser(async (browser) => measure(await browser.newPage(), server.url, task)),
    );
    console.log(`Key press to paint, ${keys} keys, ${slowdown}× CPU slowdown:`);
    for (const [what, times] of Object.entries({ control, payment, schedule })) {
      const p50 = percentile(times, 50);
      const p95 = percentile(times, 95);
      const ratio = p95 / percentile(control, 95);
      console.log(
        `  ${what.padEnd(9)}p50 ${p50.toFixed(0).padStart(4)} ms  p95 ${p95.toFixed(0).padStart(4)} ms  ${ratio.toFixed(1)}× the control`,
      );
    }
    const held = [payment, schedule].every((times) => percentile(times, 95) <= limitMs);
    console.log(`Limit: p95 of ${limitMs} ms for both. ${held ? 'Held.' : 'BROKEN.'}`);
    return held;
  } finally {
    await server.close();
  }
}

async function measure(page: Page, url: string, task: Task) {
  const devtools = await page.context().newCDPSession(page);
  const pressed = (before: number) => (done: number) =>
    task.update({ done: before + done, total: 3 * keys, unit: 'keys' });

  await page.goto(`${url}/control`);
  const control = await latencies(page, devtools, '#answer', pressed(0));
  await openMonthlySchedule(page, url);
  const result = '[role=tabpanel]:not([hidden]) h3 + div';
  const payment = await latencies(page, devtools, result, pressed(keys));
  await openMonthlySchedule(page, url);
  const table = '[aria-label="Schedule by month"] tbody';
  const schedule = await latencies(page, devtools, table, pressed(2 * keys));
  return { control, payment, schedule };
}

async function openMonthlySchedule(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/calculator#tab=advanced`);
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.getByText('Monthly', { exact: true }).click();
  await page.getByRole('table').getByRole('rowheader', { name: '360' }).waitFor();
}

/** Types digits and deletes them, each key after the previous one's result is painted. */
async function latencies(
  page: Page,
  devtools: CDPSession,
  result: string,
  onKey: (done: number) => void,
): Promise<number[]> {
  const field = page.getByRole('textbox', { name: 'Home price' });
  await field.focus();
  await page.keyboard.press('End');
  await page.evaluate(watchPaints, result);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    times.push(await page.evaluate(() => window.nextPaint()));
    onKey(times.length);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

declare global {
  interface Window {
    /** Returns the milliseconds from the last key press to the paint of its result. */
    nextPaint(): Promise<number>;
  }
}

/** Runs in the page. */
function watchPaints(result: string): void {
  let pressedAt = 0;
  let paint = Promise.withResolvers<number>();
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  const element = document.querySelector(result);
  if (!element) throw new Error(`The page has no ${result}.`);
  new MutationObserver(() => {
    // A task queued in the frame's callbacks runs right after the frame was rendered.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paint.resolve(performance.now() - pressedAt);
      port2.postMessage(null);
    });
  }).observe(element, { childList: true, characterData: true, subtree: true });
  window.nextPaint = async () => {
    const time = await paint.promise;
    paint = Promise.withResolvers<number>();
    return time;
  };
}
