/** Returns what runs work after a pause, or at once if it is pending. */
export function debounce(work: () => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    work();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, pauseMs);
  };
  return { schedule, flush };
}
