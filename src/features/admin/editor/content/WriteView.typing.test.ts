// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { writingExtensions } from './WriteView.tsx';

it('makes "# " a heading below the title of the page', () => {
  const editor = new Editor({ extensions: writingExtensions, injectCSS: false });
  editor.commands.insertContent('#');
  const { view } = editor;
  view.someProp('handleTextInput', (handle) => handle(view, 2, 2, ' ', () => view.state.tr));
  expect(editor.isActive('heading', { level: 2 })).toBe(true);
  editor.destroy();
});
