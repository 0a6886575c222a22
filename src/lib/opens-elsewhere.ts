type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens a new tab or window or downloads, which the browser handles itself. */
export function opensElsewhere(click: ModifierKeys): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
