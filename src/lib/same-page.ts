/** The router state of a new address for the page that is shown: it neither scrolls nor moves the focus. */
export const samePage = { isSamePage: true } as const;

/** Whether a location is only a new address of the page that is shown. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state;
}
