/**
 * Goes to the place on the page that an address names by its fragment: opens the `<details>` around
 * it, scrolls to it and moves the focus there.
 *
 * @param hash the fragment with its `#`; may be empty
 * @param onlyIfClosed leaves a place that is in sight to the browser, which goes there by itself
 * @returns whether it went there
 */
export function goToFragment(hash: string, { onlyIfClosed }: { onlyIfClosed: boolean }): boolean {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  if (!place) return false;
  const item = place.closest('details');
  if (onlyIfClosed && (!item || item.open)) return false;
  if (item) item.open = true;
  (item ?? place).scrollIntoView();
  const target = item?.querySelector('summary') ?? place;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
