import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { hostileHtml } from '#src/content/hostile-html.arbitrary.ts';
import { createSanitizer } from '#src/content/sanitizer.ts';
import { parseEnv } from '#src/lib/addresses/env.schema.ts';
import { jsonForScript } from '#src/lib/loading/document-data.ts';
import { anyText, anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { projects, siteVariables } from '../../local/stack.ts';
import { postFile } from './content-files.ts';
import { xmlElement, xmlText } from './discovery.ts';
import { htmlDocument } from './document.ts';

const { window } = new JSDOM('');
const sanitize = createSanitizer(window);
const pieces = fc.constantFrom(
  ...['</script>', '</ScRiPt >', '<script>', '<!--', '-->', ']]>'],
  ...['&lt;', '&#13;', '&amp;', '\r\n'],
  ...['<!--page-data-->', '<!--policy-->', '<!--styles-->', '$&', '$1', '"', "'", '\u2028', '\r'],
);
const text = fc.oneof(
  anyTextOr('<>&"\'!-/\r\n$'),
  fc.array(fc.oneof(pieces, anyText), { maxLength: 6 }).map((parts) => parts.join('')),
);
const page = {
  env: parseEnv('emulator', siteVariables(projects.test)),
  template:
    '<!doctype html><html><head><!--policy--><!--page-head--><!--styles--></head><body><div id="root"><!--page-body--></div><!--page-data--></body></html>',
  head: '<title>A page</title>',
  isOwners: false,
  entry: '/entry.js',
  scripts: ['/entry.js'],
  styles: [{ href: '/entry.css', text: 'a > b { color: red }\n' }],
};

it('data in a script reads back unchanged, and cannot end the script', () => {
  const data = fc.dictionary(fc.string(), fc.oneof(text, fc.jsonValue()));
  checkProperty(
    fc.property(data, (values) => {
      const json = jsonForScript(values);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

it('a page has its body, its data and one script, with the hash in its policy', () => {
  const alt = text.map((words) => `<img src="/a.svg" alt="${words.replace(/["&]/g, '')}">`);
  const content = fc.oneof(hostileHtml, alt, text);
  checkProperty(
    fc.property(content, text, (html, words) => {
      const body = sanitize(html);
      const written = htmlDocument({ ...page, body, embedded: { words } });
      const { document } = new JSDOM(written).window;
      const root = document.querySelector('#root')?.innerHTML;
      expect(root).toBe(sanitize(root ?? ''));
      // Browsers normalize all line breaks to line feeds.
      expect(root).toBe(body.replace(/\r\n?/g, '\n'));
      const data = document.querySelector('body > script#embedded')?.textContent ?? '';
      expect(JSON.parse(data)).toEqual({ words });
      const [boot, ...others] = document.querySelectorAll('script:not([type])');
      expect(others).toEqual([]);
      const policy = document.querySelector('meta')?.getAttribute('content');
      for (const inline of [boot, document.querySelector('style')]) {
        const hash = createHash('sha256').update(inline?.textContent ?? '');
        expect(policy).toContain(`'sha256-${hash.digest('base64')}'`);
      }
    }),
    sampleSize(800, 8),
  );
});

it('XML keeps a text, except characters that it does not allow', () => {
  const parser = new window.DOMParser();
  checkProperty(
    fc.property(text, (words) => {
      const xml = `<a b="x">${xmlElement('c', words)}<d e="${xmlText(words)}"/></a>`;
      const document = parser.parseFromString(xml, 'application/xml');
      const meant = [...words].filter((one) => xmlText(one) !== '').join('');
      expect(document.querySelector('c')?.textContent ?? '').toBe(meant);
      expect(document.documentElement.children.length).toBeLessThanOrEqual(2);
      expect(xmlText(words)).not.toMatch(/[<>"']/);
    }),
    sampleSize(1_500, 60),
  );
});

it('a post gets a file in the folder of the blog, or none', () => {
  checkProperty(
    fc.property(fc.oneof(fc.constant('index'), anyTextOr('ab-./\\%', 120)), (slug) => {
      const file = postFile(slug);
      if (file !== undefined) expect(file).toMatch(/^blog\/(?!index$)[a-z0-9-]{1,100}$/);
    }),
  );
});
