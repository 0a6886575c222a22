import { expect, test } from 'vitest';
import guide from '../../docs/owner.md?raw';
import { writeGuide } from './HelpPage.tsx';

test('the guide has the ids of GitHub, no title, nested lists, pictures, and no link to another document', () => {
  const text =
    '# Guide\n\n## “Who got it?”\n\nSee [below](#a-b), [more](other.md#x), [Rates](/rates).';
  expect(writeGuide(text)).toBe(
    '<h2 id="who-got-it">“Who got it?”</h2><p>See <a href="#a-b">below</a>, more, <a href="/rates">Rates</a>.</p>',
  );
});

test('each link within the guide leads to one of its headings', () => {
  const html = writeGuide(guide);
  for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(` id="${id}"`);
});
