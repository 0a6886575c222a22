/** How much room a written figure takes, in steps in which it is set smaller to stay on one line. */
export type FigureLength = 'short' | 'medium' | 'long' | 'longest';

/**
 * Returns how long a figure is, for its style sheet.
 *
 * @example figureLength('$2,021.39') // 'short'
 * @example figureLength('$494,408.81') // 'medium'
 * @example figureLength('$999,999,999.99') // 'long'
 * @example figureLength('$1,000,000,000,000,000.00') // 'longest'
 */
export function figureLength(figure: string): FigureLength {
  if (figure.length <= 10) return 'short';
  if (figure.length <= 12) return 'medium';
  return figure.length <= 20 ? 'long' : 'longest';
}
