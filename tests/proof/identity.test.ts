import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import { committedFiles } from './copy-of-repository.ts';

/** The name that the product was published with. Its slug and its addresses contain it. */
const [publishedName = ''] = /(?<=^I agree that ).+?(?=, and )/.exec(quoteWordings[0].text) ?? [];

/** The lines that may contain the name, with the reason. */
const allowed: { files: RegExp; lines: RegExp; because: string }[] = [
  { files: /^src\/site\.ts$/, lines: /./, because: 'the identity' },
  {
    files: /^src\/domain\/leads\/consent-wordings\.ts$/,
    lines: /{ since: '[\d-]+', text: \w+ConsentText\(/,
    because: 'published wordings, and the line that a deploy says to add',
  },
  {
    files: /^firestore\.rules$/,
    lines: /quote\.source == /,
    because: 'src/site.test.ts compares it',
  },
  { files: /\.md$/, lines: /./, because: 'documents about this product' },
  { files: /\.png$/, lines: /./, because: 'npm run rebrand draws the social card' },
];

test('only src/site.ts names the product; tests, types and scripts read the name from there', () => {
  expect(publishedName).not.toBe('');
  const isNamed = new RegExp(publishedName, 'i');
  const named = committedFiles().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!isNamed.test(text)) return [];
    const known = allowed.filter(({ files }) => files.test(file));
    return text
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => isNamed.test(line) && !known.some(({ lines }) => lines.test(line)))
      .map(({ place }) => place);
  });
  expect(named).toEqual([]);
});
