/** Resolves once an element is at most two screens below or above what is shown. */
export function comesNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    // jsdom has no layout.
    if (!('IntersectionObserver' in window)) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200%' },
    );
    observer.observe(element);
  });
}
