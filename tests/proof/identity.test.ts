import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { quoteWordings } from '#src/model/lead-forms/consent-wordings.ts';
import { committedFiles } from './copy-of-repository.ts';

/** The name that the product was published with. Its slug and its addresses contain it. */
const [publishedName = ''] = /(?<=^I agree that ).+?(?=, and )/.exec(quoteWordings[0].text) ?? [];

/** The files and lines that may contain the name. */
const allowed: [files: RegExp, lines: RegExp][] = [
  [/^src\/site\.ts$/, /./],
  // Published wordings, and the line that a deploy says to add.
  [/^src\/model\/lead-forms\/consent-wordings\.ts$/, /{ since: '[\d-]+', text: \w+ConsentText\(/],
  [/^firestore\.rules$/, /quote\.source == /],
  // Documents about this product.
  [/\.md$/, /./],
  // The social card, which npm run rebrand draws.
  [/\.png$/, /./],
];

test('only src/site.ts names the product; tests, types and scripts read the name from there', () => {
  expect(publishedName).not.toBe('');
  const isNamed = new RegExp(publishedName, 'i');
  const named = committedFiles().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!isNamed.test(text)) return [];
    const known = allowed.filter(([files]) => files.test(file));
    return text
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => isNamed.test(line) && !known.some(([, lines]) => lines.test(line)))
      .map(({ place }) => place);
  });
  expect(named).toEqual([]);
});
