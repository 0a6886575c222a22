import { expect, test } from 'vitest';
import guide from '../../docs/owner.md?raw';
import { writeGuide } from './HelpPage.tsx';

test('the guide has the ids of GitHub, no title, lists, tables, pictures, and no link to another document', () => {
  const text = `# Guide

## “Who got it?”

See [below](#a-b), [more](other.md#x),
[Rates](/rates) & **[home](/)**.

![A <b>](pictures/a.png)

- **One:** a
- two
  lines

1. \`a b\`

| wish | by |
| --- | --- |
| a | b |`;
  expect(writeGuide(text)).toBe(
    [
      '<h2 id="who-got-it">“Who got it?”</h2>',
      '<p>See <a href="#a-b">below</a>, more, <a href="/rates">Rates</a> &#38; <strong><a href="/">home</a></strong>.</p>',
      '<p><img alt="A &#60;b&#62;" src="pictures/a.png"></p>',
      '<ul><li><strong>One:</strong> a</li><li>two lines</li></ul>',
      '<ol><li><code>a b</code></li></ol>',
      '<table><tr><th>wish</th><th>by</th></tr><tr><td>a</td><td>b</td></tr></table>',
    ].join(''),
  );
});

test('each link within the guide leads to one of its headings', () => {
  const html = writeGuide(guide);
  for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(` id="${id}"`);
});
