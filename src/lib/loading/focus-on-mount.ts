/** A ref that focuses an element as soon as it is in the page. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
