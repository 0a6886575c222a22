import { matchesSearch, toSearchEntry } from '#src/domain/posts/search/search-entry.ts';
import { downPaymentFigures } from '#src/features/calculators/down-payment.ts';
import { readAmount, readPercent, tidyAmount } from '#src/features/calculators/read-number.ts';
import { proposeSlug } from '#src/features/editor/post-input.ts';
import { suggestEmail } from '#src/lib/input/email.ts';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { suggestWebsite } from '#src/lib/input/website.ts';
import { searchKey } from '#src/lib/search-key.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { seed } from '../../local/seed.ts';
import { host, ports, projects } from '../../local/stack.ts';
import { buildLocalSite, startSuite } from '../../local/suite.ts';
import { type BenchResult, table } from './harness.ts';
import { measureFields } from './long-text-fields.ts';
import { longTexts, type Slowest, slowestOf, tries } from './long-texts.ts';

const limitMs = 50;

/**
 * Measures what 50,000 characters cost in each field of the site, from the input event to the painted
 * result, and in each schema and parser alone.
 */
export async function benchLongText(): Promise<BenchResult> {
  // The address of the browser tests, whose helpers open the pages.
  const projectId = projects.test;
  const suite = await startSuite({ projectId, only: ['auth', 'firestore', 'hosting'] });
  try {
    await seed(projectId);
    await buildLocalSite(projectId);
    const validators = measureValidators();
    const baseURL = `http://${host}:${ports.hosting}`;
    const fields = await withProgress('fields', (task) =>
      withBrowser(async (browser) => measureFields(await browser.newPage({ baseURL }), task)),
    );
    return {
      text: [
        tableOf('Schemas and readers alone', validators),
        tableOf('From the input event to paint', fields),
      ],
      limits: [...validators, ...fields].map(({ name, text, ms }) => ({
        what: `${name}, ${text}, ms`,
        value: ms,
        most: limitMs,
      })),
    };
  } finally {
    await suite.stop();
  }
}

function tableOf(title: string, measured: readonly Slowest[]): string {
  return table(
    `${title}, 50,000 characters, median of ${tries}, the hardest text`,
    ['', 'ms', 'text'],
    measured.map(({ name, ms, text }) => [name, ms.toFixed(1), text]),
  );
}

const entry = toSearchEntry({ post: samplePost(), order: '' });

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'calculator, amount': (text) => [readAmount(text), tidyAmount(text)],
  'calculator, percent': readPercent,
  'calculator, down payment': (text) => downPaymentFigures({ text, unit: 'dollars' }, 400_000),
  'suggested email': suggestEmail,
  'suggested website': suggestWebsite,
  'suggested phone': cleanPhone,
  'proposed slug': proposeSlug,
  search: (text) => matchesSearch(entry, searchKey(text)),
};

function measureValidators(): Slowest[] {
  const schemas = textFields()
    // Its sanitizer needs the browser, where it is measured.
    .filter(({ name }) => name !== 'editor.content')
    .map(({ name, schema }) => [name, (text: string) => schema.safeParse(text)] as const);
  return [...schemas, ...Object.entries(readers)].map(([name, read]) =>
    slowestOf(
      name,
      Object.fromEntries(
        Object.entries(longTexts).map(([key, text]) => [key, timesOf(read, text)]),
      ),
    ),
  );
}

function timesOf(read: (text: string) => unknown, text: string): number[] {
  return Array.from({ length: tries }, () => {
    const start = performance.now();
    read(text);
    return performance.now() - start;
  });
}
