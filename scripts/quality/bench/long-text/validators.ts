import { matchesSearch, searchEntryOf } from '#src/domain/posts/search/search-entry.ts';
import { downPaymentFigures } from '#src/features/calculators/down-payment.ts';
import { readAmount, readPercent, tidyAmount } from '#src/features/calculators/read-number.ts';
import { proposeSlug } from '#src/features/editor/propose-slug.ts';
import { suggestEmail } from '#src/lib/input/email.ts';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { suggestWebsite } from '#src/lib/input/website.ts';
import { searchKey } from '#src/lib/search-key.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { type Slowest, slowestOf, tries } from './slowest.ts';
import { longTexts } from './texts.ts';

const entry = searchEntryOf({ post: samplePost(), order: '' });

/** The parsers that run while somebody types, besides the schemas. */
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

/** Measures the slowest text of each schema and each parser, without a page. */
export function measureValidators(): Slowest[] {
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
