import { d, shape } from '../svg.ts';

/** The long shadow of a box whose front foot runs from one x to another at y = 0. */
export function boxShadow(from: number, to: number, length: number): string {
  return shape('shade', d`M${from} 0H${to}l${length} ${length * 0.5}h${from - to}z`);
}

/**
 * The long shadow of something slim, a post or a trunk, with a crown of so many units' radius at
 * its end.
 */
export function slimShadow(width: number, length: number, crown = 0): string {
  const half = width / 2;
  const trunk = d`M${-half} 0h${width}l${length} ${length * 0.5}q${half} ${half} ${-width} ${half * 0.5}z`;
  const [alongX, alongY] = [crown * 1.16, crown * 0.58];
  const side = (sign: number) =>
    d`a${crown * 1.3} ${crown * 0.5} 26.6 0 1 ${sign * alongX * 2} ${sign * alongY * 2}`;
  const top = `${d`M${length - alongX} ${length * 0.5 - alongY}`}${side(1)}${side(-1)}z`;
  return shape('shade', crown > 0 ? trunk + top : trunk);
}
