import { expect, test } from 'vitest';
import guide from '../../docs/owner.md?raw';
import { writeGuide } from './HelpPage.tsx';

test.each([
  ['## “Who got it?”', '<h2 id="who-got-it">“Who got it?”</h2>'],
  ['See [a](#a),\n[b](b.md#x), [c](/c).', '<p>See <a href="#a">a</a>, b, <a href="/c">c</a>.</p>'],
  ['![A “<b>”](a.png)', '<p><img alt="A “&#60;b&#62;”" src="a.png"></p>'],
  ['- **a** b\n- c\n  d', '<ul><li><strong>a</strong> b</li><li>c d</li></ul>'],
  ['1. `a b`\n2. c', '<ol><li><code>a b</code></li><li>c</li></ol>'],
  ['| a |\n| --- |\n| b |', '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>'],
])('the guide shows %j without its title', (markdown, html) => {
  expect(writeGuide(`# Guide\n\n${markdown}`)).toBe(html);
});

test('each link within the guide leads to one of its headings', () => {
  const html = writeGuide(guide);
  for (const [, id] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(` id="${id}"`);
});
