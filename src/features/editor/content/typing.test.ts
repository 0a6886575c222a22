// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { extensions, toStoredForm } from './stored-form.ts';
import { Typing } from './typing.ts';

function type(text: string, key: string): string {
  const editor = new Editor({ extensions: [...extensions, Typing], injectCSS: false });
  editor.commands.insertContent(text);
  const { view, state } = editor;
  const { from, to } = state.selection;
  const insert = () => state.tr.insertText(key, from, to);
  const isHandled = view.someProp('handleTextInput', (handle) =>
    handle(view, from, to, key, insert),
  );
  if (key === '\n') editor.commands.splitBlock();
  else if (!isHandled) view.dispatch(insert());
  const stored = toStoredForm(editor.state.doc);
  editor.destroy();
  return stored;
}

const link = '<a href="https://a.example/b">https://a.example/b</a>';

it.each([
  ['See (https://a.example/b).', ' ', `<p>See (${link}).</p>`],
  ['See https://a.example/b.', '\n', `<p>See ${link}.</p>`],
  ['“www.a.gov”,', ' ', '<p>“<a href="https://www.a.gov/">www.a.gov</a>”,</p>'],
  ['See www.a.gov/b,', ' ', '<p>See <a href="https://www.a.gov/b">www.a.gov/b</a>,</p>'],
  ['See https://a.example/b.', 'c', '<p>See https://a.example/b.c</p>'],
])('links an address before the end of its sentence: %j and %j', (text, key, stored) => {
  expect(type(text, key)).toBe(stored);
});

it('makes "# " a heading below the title of the page', () => {
  const editor = new Editor({ extensions: [...extensions, Typing], injectCSS: false });
  editor.commands.insertContent('#');
  const { view } = editor;
  view.someProp('handleTextInput', (handle) => handle(view, 2, 2, ' ', () => view.state.tr));
  expect(editor.isActive('heading', { level: 2 })).toBe(true);
  editor.destroy();
});
