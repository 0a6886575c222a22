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
