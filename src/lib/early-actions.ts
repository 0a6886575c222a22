import { useLayoutEffect } from 'react';

const fields = 'input, select, textarea';
const controls = `${fields}, button, a, form`;

/** The controls of the prerendered page that may have been used, by their names. */
let early = new Map<string, HTMLElement>();
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
export function BringEarlyActions() {
  useLayoutEffect(() => {
    bringEarlyActions();
    return () => early.clear();
  }, []);
  return null;
}

function bringEarlyActions(): void {
  for (const [name, before] of early) if (before.isConnected) early.delete(name);
  if (early.size === 0) return;
  const drawn = nameControls();
  for (const [name, before] of early) {
    const after = drawn.get(name);
    // It may be in a part whose script comes later.
    if (!after) continue;
    early.delete(name);
    if (window.earlyPress === before) window.earlyPress = after;
    if (window.earlySubmit === before) window.earlySubmit = after as HTMLFormElement;
    if (isAnswered(before)) answer(after, before);
    if (focused === before && document.activeElement === document.body) {
      after.focus({ preventScroll: true });
    }
  }
}

/** Returns the controls of the page by what they are called, because React gives new ones other ids. */
function nameControls(): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { tagName, type, name, labels } = control as HTMLInputElement;
    const text = control.matches('button, a') ? control : labels?.[0];
    let called = [tagName, type, name, text?.textContent].join();
    while (named.has(called)) called += ', next';
    named.set(called, control);
  }
  return named;
}

/** Whether the visitor or the browser changed the value that a field was prerendered with. */
function isAnswered(control: HTMLElement): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (!control.matches(fields)) return false;
  const { value, defaultValue, checked, defaultChecked } = control as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

function answer(after: HTMLElement, before: HTMLElement): void {
  const { value, checked } = before as HTMLInputElement;
  Object.assign(after, after.matches('[type=checkbox], [type=radio]') ? { checked } : { value });
}
