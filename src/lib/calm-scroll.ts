/** How to scroll to a place on the page: smoothly, but for a visitor who asked for less motion. */
export function calmScroll(): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
