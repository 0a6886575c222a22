import { useLayoutEffect } from 'react';

const controls = 'input, select, textarea, button, a';

/** A field, a button or a link, which lack what others of them have. */
type Control = HTMLInputElement;

/** The controls of the prerendered page that may have been used, by their names. */
let early = new Map<string, Control>();
let focused: EventTarget | null = null;

/** Remembers the controls of a prerendered page that is about to be hydrated. */
export function watchEarlyActions(root: HTMLElement): void {
  early = nameControls();
  focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/**
 * Takes over what was typed, pressed and focused in prerendered elements that React has replaced, because the page
 * is not as it was prerendered. Replaced elements keep their values, so nothing is missed until then. Render it
 * before fields: they find the values in place and take them for typed before hydration.
 */
export function RestoreEarlyActions() {
  useLayoutEffect(restoreEarlyActions, []);
  return null;
}

function restoreEarlyActions() {
  const drawn = nameControls();
  for (const [name, before] of early) {
    const after = drawn.get(name);
    // It may be in a part whose script comes later.
    if (!after) continue;
    early.delete(name);
    if (before.isConnected) continue;
    const press = window.earlyPresses?.indexOf(before) ?? -1;
    if (press >= 0) window.earlyPresses?.splice(press, 1, after);
    const { value, checked } = before;
    Object.assign(after, { value, checked });
    if (focused === before) after.focus();
  }
  return () => early.clear();
}

/** Returns the controls of the page by what a translator leaves alone; React gives new ones other ids. */
function nameControls(): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>(controls)) {
    let called = `${control.tagName} ${control.name || control.className}`;
    while (named.has(called)) called += ',';
    named.set(called, control);
  }
  return named;
}
