import type { Browser, Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { login } from '#tests/browser/login.ts';
import { rememberAnswers } from '#tests/browser/remembered-answers.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { openHydrated, withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type Figure, inRounds, percentile } from './harness.ts';

const limitMs = 50;
const length = 50_000;
const tries = 5;

/** Texts that are slow to read, each in its own way: to match, to normalize. */
const textsToRead = {
  words: filledWith('What a point costs '),
  word: filledWith('a'),
  digits: filledWith('9'),
  groups: filledWith('1,'),
  spaces: filledWith(' '),
  emoji: filledWith('👩🏽'),
  marks: `a${filledWith('\u0301').slice(1)}`,
  tags: filledWith('<a '),
  entities: filledWith('&#0;'),
  addresses: filledWith('a@b.'),
  hyphens: filledWith('a-'),
};
const { words, word, digits, tags } = textsToRead;
const textsToType = { words, word, digits, tags };

function filledWith(part: string): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

interface Slowest {
  name: string;
  text: string;
  ms: number;
}

/**
 * Measures what 50,000 characters cost in each field of the site, from the input event to the painted
 * result, and in each schema alone.
 */
export function benchLongText(): Promise<Figure[]> {
  const admin = { file: 'admin/_admin.html' };
  const options = {
    emulators: ['auth', 'firestore'] as const,
    extra: {
      [controlPath]: { html: controlPage },
      [paths.adminBlog]: admin,
      [paths.newPost]: admin,
    },
  };
  return withBuiltSite(options, async ({ url }) => {
    const alone = textFields()
      // Its sanitizer needs the browser, where it is measured.
      .filter(({ name }) => name !== 'editor.content')
      .map(async ({ name, schema }) =>
        slowestOf(`${name}, its schema`, textsToRead, (text) => timesOf(schema, text)),
      );
    const fields = await withBrowser((browser) =>
      inRounds(places, { name: 'pages' }, (place) => measurePlace(browser, url, place)),
    );
    const slowest = [
      ...(await Promise.all(alone)),
      ...fields.flatMap(([, [measured = []]]) => measured),
    ];
    return slowest.map(({ name, text, ms }) => ({
      row: `${name} (${text})`,
      column: `${length.toLocaleString('en-US')} characters, median of ${tries}, ms`,
      values: [ms],
      most: limitMs,
    }));
  });
}

function timesOf(schema: { safeParse(text: string): unknown }, text: string): number[] {
  return Array.from({ length: tries }, () => {
    const start = performance.now();
    schema.safeParse(text);
    return performance.now() - start;
  });
}

/** Measures each text, and returns the slowest by the median of its times. */
export async function slowestOf(
  name: string,
  texts: Readonly<Record<string, string>>,
  measure: (text: string) => number[] | Promise<number[]>,
): Promise<Slowest> {
  let slowest: Slowest = { name, text: '', ms: 0 };
  for (const [text, content] of Object.entries(texts)) {
    const ms = percentile(await measure(content), 50);
    if (ms > slowest.ms) slowest = { name, text, ms };
  }
  return slowest;
}

interface Place {
  path: string;
  /** Name or id of a field that exists once the page is ready. */
  first: string;
  isOwner?: boolean;
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

const post = { path: paths.newPost, first: 'title', isOwner: true };

const places: readonly Place[] = [
  { path: controlPath, first: 'line' },
  ...['firstName', 'email', 'address', 'income', 'homePrice', 'downPayment'].map(
    (first, index) => ({ path: `${paths.quote}?step=${index + 1}`, first }),
  ),
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
  { path: paths.adminBlog, first: 'fixed30', isOwner: true },
  post,
  { ...post, open: (page) => contentEditor(page).view('HTML'), part: '[role=tabpanel]' },
  ...['Link', 'Image'].map((name) => ({
    ...post,
    open: (page: Page) => contentEditor(page).tool(name).click(),
    part: '[role=dialog]',
  })),
];

const fieldsSelector =
  ':is(input:not([type=range], [type=checkbox], [type=radio]), textarea, [contenteditable])';

function measurePlace(
  browser: Browser,
  url: string,
  { path, first, isOwner = false, open, part = 'main' }: Place,
): Promise<Slowest[]> {
  return withPage(browser, { url, isOwner }, async (page) => {
    await rememberAnswers(page, 'quote', typedQuote);
    await rememberAnswers(page, 'leadBuyer', typedApplication);
    await openHydrated(page, path);
    await page.locator(`main :is([name="${first}"], #${first})`).waitFor();
    await open?.(page);
    const fields = page.locator(`${part} ${fieldsSelector}:visible`);
    await fields.first().waitFor();
    const measured: Slowest[] = [];
    for (const field of await fields.all()) {
      const name = await field.evaluate((element) => {
        const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
        return element.getAttribute('name') || label || element.ariaLabel || element.id;
      });
      measured.push(
        await slowestOf(`${path.slice(1)} ${name}`, textsToType, (text) =>
          field.evaluate(insertTimes, { text, tries }),
        ),
      );
    }
    return measured;
  });
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
