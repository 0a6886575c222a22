/** Returns how to scroll within the page: smoothly, unless the visitor prefers reduced motion. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
