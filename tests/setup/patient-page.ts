/**
 * Multiplies a page's deadlines by eight, from the shortest given one on, as a starved machine may need. A test of a
 * deadline installs a clock of its own over this.
 *
 * Runs in the page, and so uses nothing from outside.
 */
export function waitForSlowAnswers(shortestDeadlineMs: number): void {
  const setTimer = window.setTimeout.bind(window);
  const patient = (work: TimerHandler, delay = 0, ...values: unknown[]) =>
    setTimer(work, delay < shortestDeadlineMs ? delay : delay * 8, ...values);
  window.setTimeout = patient as typeof window.setTimeout;
}
