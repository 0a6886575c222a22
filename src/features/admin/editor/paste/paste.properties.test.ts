// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extensions } from '#src/features/admin/editor/content/stored-form.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { pasteProps } from './paste-props.ts';

/** Elements as pages nest them, and what stands around the words of one of them. */
const around = (
  'p div h2 h5 li td th caption dt dd blockquote pre figcaption a b span sup code ' +
  'label summary button header address x-y font svg text math mi mfrac msup form ' +
  'fieldset center ul ol dl table tr figure ruby rt marquee object canvas details ' +
  'q output'
)
  .split(' ')
  .map((name) => [`<${name}>`, `</${name}>`] as const);
const attributes = [
  ['<a href="https://a.example/x">', '</a>'],
  ['<iframe src="https://maps.example/" title="', '"></iframe>'],
  ['<iframe src="https://youtu.be/dQw4w9WgXcQ" title="', '"></iframe>'],
  ['<img src="https://a.example/b.png" alt="', '">'],
  ['<img src="/own.png" alt="', '">'],
  ['<img src="data:image/png;base64,AQI=" alt="', '">'],
  ['<input value="', '">'],
  ['<select><option selected>', '</option></select>'],
  ['<math><mfrac><mn>', '</mn><mn>12</mn></mfrac></math>'],
] as const;

const figure = fc.nat(999_999).map((value) => `$${value.toLocaleString('en-US')}.5%`);
const word = fc.oneof(fc.stringMatching(/^[a-z]{2,8}$/), figure);
/** A part of a page, with the words that it shows. */
interface Part {
  html: string;
  words: string[];
}
const text = fc.array(word, { minLength: 1, maxLength: 3 });
const { part } = fc.letrec<{ part: Part }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 5 },
    text.map((words): Part => ({ html: ` ${words.join(' ')} `, words })),
    fc
      .tuple(fc.constantFrom(...attributes), text)
      .map(([[start, end], words]): Part => ({ html: start + words.join(' ') + end, words })),
    fc.tuple(fc.constantFrom(...around), fc.array(tie('part'), { minLength: 1, maxLength: 4 })).map(
      ([[start, end], parts]): Part => ({
        html: start + parts.map(({ html }) => html).join(' ') + end,
        words: parts.flatMap(({ words }) => words),
      }),
    ),
  ),
}));

/** Returns what readers and the writer get of pasted HTML, without signs. */
function paste(html: string): string {
  const said: string[] = [];
  const editor = new Editor({
    extensions,
    editorProps: pasteProps({
      refuse: (notice) => said.push(notice),
      add: async () => {},
    }),
    injectCSS: false,
  });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  said.push(editor.getHTML(), editor.getText());
  editor.destroy();
  return said.join('\n');
}

it('puts the words and figures of any page into the text or into the notice', () => {
  checkProperty(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const html = parts.map((one) => one.html).join('');
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      // What is nothing to the parser, such as a frame in a formula, a program could not have shown.
      const labels = body.querySelectorAll<HTMLInputElement & HTMLImageElement>(
        'img, input, iframe',
      );
      const labelTexts = [...labels].flatMap(({ alt, value, title }) => [alt, value, title]);
      const shown = [body.textContent, ...labelTexts].join('\n');
      const got = paste(html);
      for (const one of parts.flatMap(({ words }) => words)) {
        if (shown.includes(one)) expect(got).toContain(one);
      }
    }),
    sampleSize(500, 40),
  );
});
