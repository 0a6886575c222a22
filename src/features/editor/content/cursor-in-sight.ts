import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { RefObject } from 'react';

/** Room between the cursor and the toolbar, in pixels. */
const underToolbar = 16;
/** Room between the cursor and the lower edge of the window, where controls may stick, in pixels. */
const atBottom = 96;

/** Returns the editor props that keep the cursor out from under the toolbar, which sticks to the top. */
export function scrollProps(head: RefObject<HTMLElement | null>) {
  const room = {
    left: 0,
    right: 0,
    bottom: atBottom,
    get top() {
      return (head.current?.offsetHeight ?? 0) + underToolbar;
    },
  };
  return { scrollThreshold: room, scrollMargin: room };
}

/**
 * Scrolls to the cursor whenever a key has moved it. ProseMirror does so only if it learns of the new
 * place within 50 ms of the key, so on a slow device the cursor would move out of sight.
 */
export const CursorInSight = Extension.create({
  name: 'cursorInSight',
  addProseMirrorPlugins() {
    let isMovedByKey = false;
    const note = (isKey: boolean) => () => {
      isMovedByKey = isKey;
    };
    return [
      new Plugin({
        props: { handleDOMEvents: { keydown: note(true), pointerdown: note(false) } },
        appendTransaction(transactions, _, { tr }) {
          const isMoved = transactions.some(({ selectionSet }) => selectionSet);
          const isScrolled = transactions.some(({ scrolledIntoView }) => scrolledIntoView);
          return isMovedByKey && isMoved && !isScrolled ? tr.scrollIntoView() : null;
        },
      }),
    ];
  },
});
