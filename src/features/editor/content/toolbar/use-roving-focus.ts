import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const controls = ':is(button, select):not(:disabled)';

/**
 * Makes a toolbar a single tab stop; the arrow keys, Home, and End move between its controls.
 *
 * @returns the toolbar's key handler
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    const usable = usableIn(element);
    const current = usable.find((control) => control.tabIndex === 0);
    stopAt(element, current ?? usable[0]);
  });

  return (event: KeyboardEvent<HTMLElement>) => {
    const element = event.currentTarget;
    const all = usableIn(element);
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, index, all.length);
    const control = next === undefined ? undefined : all[next];
    if (!control) return;
    event.preventDefault();
    stopAt(element, control);
    control.focus();
  };
}

/** Returns the controls that are enabled and in a group that the screen's width shows. */
function usableIn(toolbar: HTMLElement): HTMLElement[] {
  const isShown = ({ parentElement: group }: HTMLElement) =>
    group !== null && getComputedStyle(group).display !== 'none';
  return [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(isShown);
}

/** Makes one control the toolbar's tab stop. */
function stopAt(toolbar: HTMLElement, stop: HTMLElement | undefined): void {
  for (const control of toolbar.querySelectorAll<HTMLElement>('button, select')) {
    control.tabIndex = control === stop ? 0 : -1;
  }
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
