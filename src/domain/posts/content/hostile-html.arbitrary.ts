import fc from 'fast-check';
import { hostile } from '#tests/fixtures/hostile-html.ts';
import { htmlSoup, openCell, openingTag, texts } from './html-soup.arbitrary.ts';

/** Elements that switch the parser's mode, and elements whose content the parser moves. */
const turning = [
  ...['svg', 'math', 'mtext', 'mi', 'mglyph', 'malignmark', 'annotation-xml', 'foreignObject'],
  ...['desc', 'title', 'style', 'script', 'noscript', 'noembed', 'noframes', 'xmp', 'iframe'],
  ...['template', 'table', 'select', 'option', 'form', 'a', 'textarea', 'plaintext', 'svg:a'],
];

/** Deeply nested markup, each element closed correctly or not at all. */
const { nested } = fc.letrec<{ nested: string; element: string }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'nested' },
    fc.oneof(fc.constantFrom(...texts), openingTag),
    { weight: 3, arbitrary: tie('element') },
  ),
  element: fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...turning).map((name) => `<${name}>`),
        openingTag,
        openCell,
      ),
      fc.array(tie('nested'), { maxLength: 3, depthIdentifier: 'nested' }),
      fc.boolean(),
    )
    .map(([start, inside, closes]) => {
      const name = /^<([^\s/>]+)/.exec(start)?.[1] ?? '';
      return start + inside.join('') + (closes ? `</${name}>` : '');
    }),
}));

/** A mutation of a text: a part of it is dropped or repeated, or something is inserted. */
interface Change {
  at: number;
  length: number;
  kind: 'drop' | 'repeat' | 'insert';
  inserted: string;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(4_000),
    length: fc.nat(30),
    kind: fc.constantFrom('drop', 'repeat', 'insert'),
    inserted: fc.oneof(
      fc.constantFrom('<', '>', '"', "'", '/', '\u0000', '&', ...texts),
      openingTag,
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

function changed(text: string, { at, length, kind, inserted }: Change): string {
  const start = at % (text.length + 1);
  const end = start + length;
  const middle = { drop: '', repeat: text.slice(start, end).repeat(2), insert: inserted }[kind];
  return text.slice(0, start) + middle + text.slice(kind === 'insert' ? start : end);
}

const mutated = fc
  .tuple(fc.oneof(fc.constant(hostile), nested), changes)
  .map(([html, list]) => list.reduce(changed, html));

/** HTML that tries to run, load or break out: nested, mutated or shuffled. */
export const hostileHtml: fc.Arbitrary<string> = fc.oneof(nested, mutated, htmlSoup);

/** HTML that nests a few start tags, or hostile pieces, in hundreds of levels. */
export const deepHtml: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.oneof(openingTag, openCell, fc.constantFrom('<div>', '<ul><li>', '</p>')), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.integer({ min: 60, max: 400 }),
    fc.oneof(nested, htmlSoup),
    fc.constantFrom('', '</div>', '</li></ul>'),
  )
  .map(([tags, times, inside, end]) => tags.join('').repeat(times) + inside + end.repeat(times));
