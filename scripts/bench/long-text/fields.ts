import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { type Slowest, slowestOf, tries } from './slowest.ts';
import { longTexts } from './texts.ts';

/** Where the fields are, and the first of them: it is there when the page is ready. */
const places: readonly (readonly [path: string, first: string])[] = [
  ['/control', 'line'],
  [`${paths.quote}?step=1`, 'firstName'],
  [`${paths.quote}?step=2`, 'email'],
  [`${paths.quote}?step=3`, 'address'],
  [`${paths.quote}?step=4`, 'income'],
  [`${paths.quote}?step=5`, 'homePrice'],
  [`${paths.quote}?step=6`, 'downPayment'],
  [`${paths.purchaseLeads}?step=1`, 'companyName'],
  [`${paths.purchaseLeads}?step=2`, 'contactName'],
  [paths.contact, 'name'],
  [paths.blog, 'blog-search'],
  [paths.calculator, 'basic-amount'],
  [`${paths.calculator}#tab=advanced`, 'home-price'],
];

/** What is typed: the others are hard on what reads a text, not on a page. */
const typedTexts = ['words', 'word', 'digits', 'tags'] as const;

/** The least that a field can cost: the browser's own part. */
export const controlPage = {
  '/control': `<!doctype html><title>Control</title><main><label>Line <input id="line"></label>
<label>Area <textarea id="area"></textarea></label></main><script>window.earlySubmit = null;</script>`,
};

const fieldsInSight =
  'main :is(input:not([type=range], [type=checkbox], [type=radio]), textarea):visible';

/** From the input event to the painted result, for the text that is hardest on each field. */
export async function measureFields(page: Page, origin: string): Promise<Slowest[]> {
  await page.addInitScript(rememberAnswers, {
    [`${site.slug}.quote`]: typedQuote,
    [`${site.slug}.leadBuyer`]: typedApplication,
  });
  await answerWithPosts(
    page,
    Array.from({ length: 24 }, (_, index) => samplePost({ slug: `post-${index}` })),
  );
  const measured: Slowest[] = [];
  for (const [path, first] of places) {
    await page.goto('about:blank');
    await page.goto(origin + path);
    await page.waitForFunction(() => window.earlySubmit === null);
    await page.locator(`main :is([name="${first}"], #${first})`).waitFor();
    for (const field of await page.locator(fieldsInSight).all()) {
      const name = await field.evaluate((element) => element.getAttribute('name') || element.id);
      const times: Record<string, number[]> = {};
      for (const key of typedTexts) {
        times[key] = await field.evaluate(insertTimes, {
          text: longTexts[key],
          tries,
        });
      }
      measured.push(slowestOf(`${path.replace(/^\//, '')} ${name}`, times));
    }
  }
  return measured;
}

/** Runs in the page. */
function rememberAnswers(drafts: Record<string, object>): void {
  if (location.protocol === 'about:') return;
  for (const [key, value] of Object.entries(drafts)) {
    sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), value }));
  }
}

/** Runs in the page: puts the text in as a paste does, which keeps to the field's maxlength. */
async function insertTimes(
  element: Element,
  { text, tries }: { text: string; tries: number },
): Promise<number[]> {
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  // A task after the frame's own callbacks runs when the frame is on its way to the screen.
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    field.focus();
    field.select();
    document.execCommand('delete');
    await painted();
    let start = 0;
    const begin = () => {
      start = performance.now();
    };
    addEventListener('input', begin, { capture: true, once: true });
    document.execCommand('insertText', false, text);
    times.push((await painted()) - start);
  }
  field.select();
  document.execCommand('delete');
  return times;
}
