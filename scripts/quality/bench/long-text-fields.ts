import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Task } from '#scripts/lib/progress.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { ownAdmin } from '#tests/browser/admin.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { login } from '#tests/browser/login.ts';
import { keepSession } from '#tests/browser/session.ts';
import { hydrated } from '#tests/browser/test.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { addPaintTimes } from './browser-tools.ts';
import { longTexts, type Slowest, slowestOf, tries } from './long-texts.ts';

interface Place {
  path: string;
  /** Name or id of a field that exists once the page is ready. */
  first: string;
  /** Reveals fields that are hidden at first. */
  open?(page: Page): Promise<unknown>;
  /** Selector of the container of the fields; the whole page by default. */
  part?: string;
}

const controlPath = '/control';

/** A bare field, as a control: the browser's own share of the time. */
const controlPage = `<!doctype html><title>Control</title><main>
<label>Line <input id="line"></label>
<label>Area <textarea id="area"></textarea></label>
<div contenteditable id="text"></div>
</main><script>window.earlySubmit = null;</script>`;

const publicPlaces: readonly Place[] = [
  { path: controlPath, first: 'line' },
  { path: `${paths.quote}?step=1`, first: 'firstName' },
  { path: `${paths.quote}?step=2`, first: 'email' },
  { path: `${paths.quote}?step=3`, first: 'address' },
  { path: `${paths.quote}?step=4`, first: 'income' },
  { path: `${paths.quote}?step=5`, first: 'homePrice' },
  { path: `${paths.quote}?step=6`, first: 'downPayment' },
  { path: `${paths.purchaseLeads}?step=1`, first: 'companyName' },
  { path: `${paths.purchaseLeads}?step=2`, first: 'contactName' },
  { path: paths.contact, first: 'name' },
  { path: paths.blog, first: 'blog-search' },
  { path: paths.calculator, first: 'basic-amount' },
  { path: `${paths.calculator}#tab=advanced`, first: 'home-price' },
  { path: paths.login, first: 'password' },
  {
    path: paths.login,
    first: 'password',
    open: (page) => login(page).forgot.click(),
    part: 'form:has(#reset-email)',
  },
];

/** The owner's pages, which require signing in. */
const adminPlaces: readonly Place[] = [
  { path: paths.adminBlog, first: 'fixed30' },
  { path: paths.newPost, first: 'title' },
  {
    path: paths.newPost,
    first: 'title',
    open: (page) => contentEditor(page).view('HTML'),
    part: '[role=tabpanel]',
  },
  ...(['Link', 'Image'] as const).map((name) => ({
    path: paths.newPost,
    first: 'title',
    open: (page: Page) => contentEditor(page).tool(name).click(),
    part: '[role=dialog]',
  })),
];

/** The texts to type; the others are hard for parsers, not for pages. */
const typedTexts = ['words', 'word', 'digits', 'tags'] as const;

const textFields =
  ':is(input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable])';

/**
 * Measures the time from the input event to the painted result, for the slowest text of each field.
 *
 * @param page with the address of the running site as its base
 */
export async function measureFields(page: Page, task: Task): Promise<Slowest[]> {
  const total = publicPlaces.length + adminPlaces.length;
  let done = 0;
  const onPlace = () => task.update({ done: done++, total, unit: 'pages' });
  await page.route(controlPath, (route) =>
    route.fulfill({ contentType: 'text/html', body: controlPage }),
  );
  await addPaintTimes(page);
  await page.addInitScript(rememberAnswers, {
    [`${site.slug}.quote`]: typedQuote,
    [`${site.slug}.leadBuyer`]: typedApplication,
  });
  const measured = await measurePlaces(page, publicPlaces, onPlace);
  const admin = await ownAdmin(`bench.${randomUUID()}@example.com`);
  try {
    await keepSession(page, admin);
    return [...measured, ...(await measurePlaces(page, adminPlaces, onPlace))];
  } finally {
    await admin.remove();
  }
}

async function measurePlaces(
  page: Page,
  places: readonly Place[],
  onPlace: () => void,
): Promise<Slowest[]> {
  const measured: Slowest[] = [];
  for (const { path, first, open, part = 'main' } of places) {
    onPlace();
    await page.goto('about:blank');
    await page.goto(path);
    await hydrated(page);
    await page.locator(`main :is([name="${first}"], #${first})`).waitFor();
    await open?.(page);
    const fields = page.locator(`${part} ${textFields}:visible`);
    await fields.first().waitFor();
    for (const field of await fields.all()) {
      const times: Record<string, number[]> = {};
      for (const key of typedTexts) {
        times[key] = await field.evaluate(insertTimes, { text: longTexts[key], tries });
      }
      measured.push(slowestOf(`${path.slice(1)} ${await field.evaluate(nameOf)}`, times));
    }
  }
  return measured;
}

function rememberAnswers(drafts: Record<string, object>): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(drafts)) {
    sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value }));
  }
}

function nameOf(element: Element): string {
  const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
  return element.getAttribute('name') || label || element.ariaLabel || element.id;
}

/** Runs in the page: inserts the text like a paste, which respects the field's maxlength. */
async function insertTimes(
  element: HTMLElement | SVGElement,
  { text, tries }: { text: string; tries: number },
): Promise<number[]> {
  const painted = () => new Promise<number>((resolve) => window.afterPaint(resolve));
  const empty = () => {
    element.focus();
    document.execCommand('selectAll');
    document.execCommand('delete');
    return painted();
  };
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    await empty();
    let start = 0;
    const begin = () => {
      start = performance.now();
    };
    addEventListener('input', begin, { capture: true, once: true });
    document.execCommand('insertText', false, text);
    times.push((await painted()) - start);
  }
  await empty();
  return times;
}
