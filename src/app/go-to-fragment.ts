/**
 * Goes to the element that a fragment identifies: opens the `<details>` around it, scrolls to it and
 * moves the focus there.
 *
 * @param hash the fragment with its `#`; may be empty
 * @param onlyIfClosed only goes to an element in a closed `<details>`, because the browser itself goes
 *   to a visible one
 * @returns whether it went there
 */
export function goToFragment(hash: string, { onlyIfClosed }: { onlyIfClosed: boolean }): boolean {
  const element = hash ? document.getElementById(hash.slice(1)) : null;
  if (!element) return false;
  const item = element.closest('details');
  if (onlyIfClosed && (!item || item.open)) return false;
  if (item) item.open = true;
  (item ?? element).scrollIntoView();
  const target = item?.querySelector('summary') ?? element;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
