// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { clean } from '../clean-content.ts';
import { extensions } from '../extensions.ts';
import { toDocument, toStoredForm } from '../stored-form.ts';
import { pasteProps } from './paste-props.ts';

const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';

it.each([
  ['an empty paragraph', '<p>^</p><p>next</p>', `${table}\n<p>typed</p>\n<p>next</p>`],
  [
    'the end of a paragraph',
    '<p>before^</p><p>next</p>',
    `<p>before</p>\n${table}\n<p>typed</p>\n<p>next</p>`,
  ],
  [
    'the end of a heading',
    '<h2>before^</h2><h3>next</h3>',
    `<h2>before</h2>\n${table}\n<p>typed</p>\n<h3>next</h3>`,
  ],
  [
    'the middle of a heading',
    '<h2>before^after</h2>',
    `<h2>before</h2>\n${table}\n<h2>typedafter</h2>`,
  ],
  [
    'a list',
    '<ul><li>before^</li><li>next</li></ul>',
    `<ul><li><p>before</p>${table}<p>typed</p></li><li>next</li></ul>`,
  ],
  [
    'a table, where it fills the cells',
    '<table><tr><td>^</td></tr><tr><td>b</td></tr></table><p>next</p>',
    '<table><tbody><tr><td>typed</td></tr><tr><td>b</td></tr></tbody></table>\n<p>next</p>',
  ],
])('after a table pasted into %s, the next paragraph stays its own', (_where, html, stored) => {
  const editor = new Editor({
    extensions,
    injectCSS: false,
    editorProps: pasteProps(() => {}),
    content: toDocument(clean(html)).toJSON(),
  });
  editor.state.doc.descendants((node, position) => {
    const from = position + (node.text?.indexOf('^') ?? -1);
    if (from < position) return;
    editor
      .chain()
      .deleteRange({ from, to: from + 1 })
      .setTextSelection(from)
      .run();
  });
  editor.view.pasteHTML(table, new Event('paste') as ClipboardEvent);
  editor.commands.insertContent('typed');
  expect(toStoredForm(editor.state.doc)).toBe(stored);
  editor.destroy();
});
