import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes what could begin a tag or an entity', () => {
  expect(escapeHtml('O\'Neil & <b>"Sons"</b> &amp;')).toBe(
    'O\'Neil &amp; &lt;b&gt;"Sons"&lt;/b&gt; &amp;amp;',
  );
});
