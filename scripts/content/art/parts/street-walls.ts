import { d, type Point } from '../svg.ts';

/** A point of a wall: how far down the street (0 at its near edge, 1 at its end), how high. */
type Spot = readonly [depth: number, height: number];

interface Wall {
  /** Where the street vanishes. */
  vanish: Point;
  /** The wall's near edge: its x, and y of the pavement there. */
  x: number;
  foot: number;
}

/**
 * A wall of houses that runs down a street.
 *
 * @returns draws path data of a rectangle on it, from one corner to the opposite one; heights are
 * units at the near edge
 */
export function streetWall({ vanish: [vanishX, vanishY], x, foot }: Wall) {
  const project = (depth: number, height: number): Point => {
    const size = 1 / (1 + depth * 4);
    return [vanishX + (x - vanishX) * size, vanishY + (foot - height - vanishY) * size];
  };
  return ([from, low]: Spot, [to, high]: Spot): string => {
    const [nearX, nearLow] = project(from, low);
    const [, nearHigh] = project(from, high);
    const [farX, farLow] = project(to, low);
    const [, farHigh] = project(to, high);
    return d`M${nearX} ${nearLow}V${nearHigh}L${farX} ${farHigh}V${farLow}Z`;
  };
}
