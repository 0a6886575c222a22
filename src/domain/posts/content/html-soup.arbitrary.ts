import fc from 'fast-check';

const names = [
  ...['a', 'b', 'p', 'h1', 'h2', 'div', 'table', 'tr', 'td', 'th', 'caption', 'ul', 'li', 'pre'],
  ...['script', 'style', 'svg', 'math', 'iframe', 'form', 'input', 'button', 'textarea', 'select'],
  ...['template', 'noscript', 'title', 'object', 'embed', 'base', 'meta', 'img', 'section'],
  ...['mtext', 'mglyph', 'foreignObject', 'annotation-xml', 'xmp', 'plaintext', 'video', 'body'],
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
/** Text between tags. */
export const texts = [
  'words',
  '&lt;script&gt;',
  '\n',
  ' ',
  '<',
  '<!--',
  '-->',
  ']]>',
  '\u0000',
  '&#13;',
  '{{x}}',
];

const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom(...values), fc.constantFrom('"', "'", ''))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
/** A start tag, with attributes as an attacker writes them. */
export const openingTag = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }))
  .map(([name, written]) => `<${name}${written.join('')}>`);
/** A cell inside a table; elsewhere the parser would drop it. */
export const openCell = fc
  .tuple(fc.constantFrom('td', 'th'), fc.array(attribute, { maxLength: 2 }))
  .map(([name, written]) => `<table><tr><${name}${written.join('')}>`);
const closingTag = fc.constantFrom(...names).map((name) => `</${name}>`);

/** Pieces of HTML in random order, like those of an attacker or a broken importer. */
export const htmlSoup = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: openingTag },
      { weight: 3, arbitrary: closingTag },
      { weight: 2, arbitrary: fc.constantFrom(...texts) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.join(''));
