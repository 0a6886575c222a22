import type { Tone } from '../palette.ts';
import { type Point, polygon } from '../svg.ts';

interface Walls {
  /** Where the street vanishes. */
  vanish: Point;
  /** The front wall's nearest edge: its x, the y of the pavement there. */
  x: number;
  foot: number;
}

/** A point of a wall: how far down the street (0 at its near edge, 1 at its end), how high. */
type Spot = readonly [depth: number, height: number];

/**
 * A wall of houses that runs down a street: draws what lies on it, in the wall's own measure.
 * Heights are units at the near edge.
 */
export function streetWall({ vanish: [vanishX, vanishY], x, foot }: Walls) {
  const project = ([depth, height]: Spot): Point => {
    const size = 1 / (1 + depth * 4);
    return [vanishX + (x - vanishX) * size, vanishY + (foot - height - vanishY) * size];
  };
  return {
    project,
    /** A rectangle on the wall, from one depth and height to another. */
    panel(tone: Tone, [from, low]: Spot, [to, high]: Spot): string {
      return polygon(
        tone,
        project([from, low]),
        project([from, high]),
        project([to, high]),
        project([to, low]),
      );
    },
  };
}
