/** Ends the current task, so that the page can handle input before the code continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
