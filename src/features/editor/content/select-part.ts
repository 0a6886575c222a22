import type { Editor } from '@tiptap/react';
import { type ContentPlace, partSelectors } from '../content-place.ts';

/** Selects a picture, or puts the cursor at the start of a heading or a link, and shows it. */
export function selectPart(editor: Editor, { part, index }: ContentPlace): void {
  const { view } = editor;
  const element = view.dom.querySelectorAll(partSelectors[part])[index];
  const chain = editor.chain().focus();
  if (!element) chain.run();
  else if (part === 'picture') chain.setNodeSelection(view.posAtDOM(element, 0)).run();
  else chain.setTextSelection(view.posAtDOM(element, 0)).run();
  editor.commands.scrollIntoView();
}
