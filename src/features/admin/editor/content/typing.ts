import { Extension, textblockTypeInputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** What keys do beyond putting in text. */
export const Typing = Extension.create({
  name: 'typing',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    // The first of a page's levels of headings is its title.
    const asSecond = { find: /^#\s$/, getAttributes: { level: 2 } };
    return heading ? [textblockTypeInputRule({ type: heading, ...asSecond })] : [];
  },
  addProseMirrorPlugins: () => [keepCursorInSight()],
});

/** Scrolls to the cursor after each key; ProseMirror does so only if it learns of the new place within 50 ms. */
function keepCursorInSight(): Plugin {
  let isMovedByKey = false;
  const note = (isKey: boolean) => () => {
    isMovedByKey = isKey;
  };
  return new Plugin({
    props: { handleDOMEvents: { keydown: note(true), pointerdown: note(false) } },
    appendTransaction(transactions, _, { tr }) {
      const isMoved = transactions.some(({ selectionSet }) => selectionSet);
      const isScrolled = transactions.some(({ scrolledIntoView }) => scrolledIntoView);
      return isMovedByKey && isMoved && !isScrolled ? tr.scrollIntoView() : null;
    },
  });
}
