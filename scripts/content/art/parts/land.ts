import type { Tone } from '../palette.ts';
import { height, width } from '../picture.ts';
import { d, type Point, polygon, shape, smooth, stroke } from '../svg.ts';

/**
 * Soft hills across the picture and everything below them.
 *
 * @param heights y of the ridge at equal steps from the left edge to the right
 */
export function hills(tone: Tone, ...heights: number[]): string {
  const step = width / (heights.length - 1);
  const ridge = heights.map((y, index) => [index * step, y] as const);
  return shape(tone, `${smooth(ridge)}V${height}H0z`);
}

/** A soft mound that ends inside the picture: a knoll, an island, a corner of the foreground. */
export function mound(tone: Tone, ...ridge: Point[]): string {
  return shape(tone, `${smooth(ridge)}Z`);
}

interface Mountain {
  /** The summit. */
  x: number;
  y: number;
  /** y of its foot. */
  foot: number;
  /** From the left end of the foot to the right one. */
  breadth: number;
  snow?: boolean;
  tone?: Tone;
}

/** A pointed mountain, lit from the left. */
export function mountain({ x, y, foot, breadth, snow = true, tone = 'mid' }: Mountain): string {
  const slope = (foot - y) / (breadth / 2);
  const across = (dx: number) => y + Math.abs(dx) * slope;
  const cap = breadth * 0.17;
  const [left, right] = [-cap, cap * 0.92];
  return [
    polygon(tone, [x - breadth / 2, foot], [x, y], [x + breadth / 2, foot]),
    polygon(
      'shade',
      [x, y],
      [x + breadth / 2, foot],
      [x + breadth * 0.06, foot],
      [x - cap * 0.25, across(cap)],
    ),
    snow
      ? polygon(
          'snow',
          [x, y],
          [x + right, across(right)],
          [x + right * 0.55, across(right) - cap * slope * 0.18],
          [x + right * 0.2, across(right) + cap * slope * 0.16],
          [x - cap * 0.25, across(cap) - cap * slope * 0.22],
          [x - cap * 0.6, across(cap) + cap * slope * 0.12],
          [x + left, across(left)],
        )
      : '',
  ].join('');
}

interface Mesa {
  /** Middle of the flat top. */
  x: number;
  y: number;
  foot: number;
  /** Of the flat top. */
  breadth: number;
  tone?: Tone;
}

/** A table mountain: a wall above, a slope of rubble below. */
export function mesa({ x, y, foot, breadth, tone = 'clay' }: Mesa): string {
  const [rise, half] = [foot - y, breadth / 2];
  const wall = y + rise * 0.5;
  return [
    polygon(
      tone,
      [x - half - rise * 0.9, foot],
      [x - half - rise * 0.12, wall],
      [x - half, y],
      [x + half, y],
      [x + half + rise * 0.12, wall],
      [x + half + rise * 0.9, foot],
    ),
    polygon(
      'shade',
      [x + half * 0.3, y],
      [x + half, y],
      [x + half + rise * 0.12, wall],
      [x + half + rise * 0.9, foot],
      [x + half * 0.5, foot],
      [x + half * 0.4, wall],
    ),
  ].join('');
}

/** A stop of a road: its middle and how wide it looks there. */
export interface RoadStop {
  x: number;
  y: number;
  width: number;
}

/** A road, path or stream that winds through its stops from far to near. */
export function road(stops: readonly RoadStop[], tone: Tone = 'path'): string {
  const side = (sign: number) =>
    stops.map(({ x, y, width: w }) => [x + (sign * w) / 2, y] as const);
  const back = smooth(side(1).reverse()).replace('M', 'L');
  return shape(tone, `${smooth(side(-1))}${back}Z`);
}

interface Water {
  /** y of the far shore. */
  y: number;
  /** y of the near shore. */
  to?: number;
  /** Rows of glints. */
  ripples?: number;
}

/** Water from edge to edge. */
export function water({ y, to = height, ripples = 5 }: Water): string {
  const lines = Array.from({ length: ripples * 2 }, (_, index) => {
    const row = Math.floor(index / 2);
    const length = 50 + row * 26;
    const x = 60 + ((index * 517 + row * 190) % 980);
    return d`M${x} ${y + ((row + 0.6) * (to - y)) / (ripples + 0.4)}h${length}`;
  });
  return shape('lake', d`M0 ${y}h${width}V${to}H0z`) + stroke('ripple', 6, lines.join(''));
}
