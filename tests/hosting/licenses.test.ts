import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentPath, noticesFile, shippedPackages } from '#scripts/build/licenses.ts';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { ask } from '#scripts/release/checks/headers.ts';
import { listedAsShipped } from '#tests/fixtures/listed-as-shipped.ts';

const apache = /Apache License\s+Version 2\.0, January 2004/;

test('the site carries the license and the notice of each package that visitors load', async () => {
  const { status, headers, text } = await ask(getBuiltSiteUrl(), `/${noticesFile}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  const withoutText = text
    .split(/^(?=## \S+ - \d)/m)
    .slice(1)
    .filter((part) => part.trim().split('\n').length === 1);
  // Firebase's packages come without the text of their license. It is included once for all of
  // them.
  expect(withoutText.filter((heading) => !heading.includes('(Apache-2.0)'))).toEqual([]);
  expect(text).toMatch(apache);
});

test('the list of licenses names the packages that are in the build (`npm run licenses` writes it)', () => {
  const shipped = shippedPackages(readFileSync(`dist/${noticesFile}`, 'utf8'));
  expect(shipped.length).toBeGreaterThan(0);
  expect(shipped.sort()).toEqual(listedAsShipped(readFileSync(documentPath, 'utf8')).sort());
});
