import fc from 'fast-check';
import { hostile } from '#tests/fixtures/hostile-html.ts';

const names = [
  ...['a', 'b', 'p', 'h1', 'h2', 'div', 'table', 'tr', 'td', 'th', 'caption', 'ul', 'li', 'pre'],
  ...['script', 'style', 'svg', 'math', 'iframe', 'form', 'input', 'button', 'textarea', 'select'],
  ...['template', 'noscript', 'title', 'object', 'embed', 'base', 'meta', 'img', 'section'],
  ...['mtext', 'mglyph', 'foreignObject', 'annotation-xml', 'xmp', 'plaintext', 'video', 'body'],
  ...['mi', 'malignmark', 'desc', 'noembed', 'noframes', 'option', 'svg:a'],
];
const attributes = [
  ...['href', 'src', 'srcset', 'action', 'xlink:href', 'style', 'class', 'id', 'name', 'alt'],
  ...['onclick', 'onerror', 'onload', 'formaction', 'target', 'srcdoc', 'colspan', 'scope', 'is'],
];
const values = [
  ...['javascript:alert(1)', 'JaVa\tScript:alert(1)', ' &#106;avascript:x', 'data:text/html,x'],
  ...['vbscript:x', '//elsewhere.example/x', 'http://a.example', 'https://a.example/x?a=1&b=2'],
  ...['/quote', '#a', 'blob:x', 'mailto:a@b.example', '/\\elsewhere', '2', '0', 'row', 'alert(1)'],
  ...['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '`', 'cookie'],
];
/** Opens a row, outside of which the parser would drop a cell. */
const openRow = '<table><tr>';
const texts = [
  ...[openRow, 'words', '&lt;script&gt;', '\n', ' ', '<', '<!--', '-->', ']]>', '\u0000'],
  ...['&#13;', '{{x}}'],
];

const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
/** A start tag, with attributes as an attacker writes them. */
const openingTag = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }))
  .map(([name, written]) => `<${name}${written.join('')}>`);
const closingTag = fc.constantFrom(...names).map((name) => `</${name}>`);

/** Deeply nested markup, each element closed correctly or not at all. */
const { nested } = fc.letrec<{ nested: string; element: string }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'nested' },
    fc.oneof(fc.constantFrom(...texts), openingTag, closingTag),
    { weight: 3, arbitrary: tie('element') },
  ),
  element: fc
    .tuple(
      openingTag,
      fc.array(tie('nested'), { maxLength: 3, depthIdentifier: 'nested' }),
      fc.boolean(),
    )
    .map(([start, inside, closes]) => {
      const name = /^<([^\s/>]+)/.exec(start)?.[1] ?? '';
      return start + inside.join('') + (closes ? `</${name}>` : '');
    }),
}));

/** Parts of a text that others take the place of, or nothing. */
const changes = fc.array(
  fc.tuple(
    fc.nat(4_000),
    fc.nat(30),
    fc.oneof(fc.constantFrom('', '<', '>', '"', "'", '/', '\u0000', '&', ...texts), openingTag),
  ),
  { minLength: 1, maxLength: 6 },
);

const mutated = fc.tuple(fc.oneof(fc.constant(hostile), nested), changes).map(([html, list]) =>
  list.reduce((text, [at, length, inserted]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + length);
  }, html),
);

/** HTML that tries to run, load or break out: nested, mutated or shuffled. */
export const hostileHtml: fc.Arbitrary<string> = fc.oneof(
  nested,
  mutated,
  fc.array(nested, { maxLength: 9 }).map((pieces) => pieces.join('')),
);

/** HTML that nests a few start tags, or hostile pieces, in hundreds of levels. */
export const deepHtml: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof(openingTag, fc.constantFrom('<div>', '<ul><li>', '</p>', openRow)), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.integer({ min: 60, max: 400 }),
    nested,
    fc.constantFrom('', '</div>', '</li></ul>'),
  )
  .map(([tags, times, inside, end]) => tags.join('').repeat(times) + inside + end.repeat(times));
