type HeldKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link asks for a new tab, a new window or a download: that is the browser's. */
export function opensElsewhere(click: HeldKeys): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
