import { width } from '../picture.ts';
import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { door, spill, windowThatIs } from './openings.ts';
import { boxShadow, slimShadow } from './shadows.ts';
import { stars } from './sky.ts';

/** The whole background an hour after sundown: three bands of light over the horizon, stars, a low moon. */
export function duskSky({ x, y, horizon }: { x: number; y: number; horizon: number }): string {
  return [
    rect('dusk', 0, 0, width, 675),
    ellipse('afterglow', width / 2, horizon, 900, 330),
    ellipse('ember', width / 2, horizon, 760, 170),
    stars(),
    ellipse('sun', x, y, 46),
  ].join('');
}

/** A range of bare mountains: a ridge through its points, lit from the left. */
export function bareRange(
  tone: 'far' | 'mid' | 'dune',
  foot: number,
  ...ridge: [number, number][]
): string {
  const [first = [0, foot], ...rest] = ridge;
  const last = ridge.at(-1) ?? first;
  const folds = rest
    .flatMap(([x, y], index) => {
      const [, before] = ridge[index] ?? [0, foot];
      const [nextX, nextY] = ridge[index + 2] ?? [x, y];
      const isPeak = y < before && y < nextY;
      return isPeak
        ? [
            d`M${x} ${y}L${nextX} ${nextY}L${nextX - 40} ${foot}L${x + 30} ${foot}L${x - 14} ${(y + foot) / 2}Z`,
          ]
        : [];
    })
    .join('');
  return polygon(tone, [first[0], foot], ...ridge, [last[0], foot]) + shape('shade', folds);
}

/** A Joshua tree, 220 high: shaggy arms, a tuft of blades at the end of each. */
export function joshuaTree(place: Place): string {
  const tufts = [
    [-66, -150],
    [-28, -196],
    [30, -206],
    [72, -160],
    [8, -150],
  ] as const;
  const blades = tufts.map(
    ([x, y]) =>
      d`M${x} ${y + 14}L${x - 34} ${y + 8}L${x - 16} ${y - 2}L${x - 30} ${y - 22}L${x - 8} ${y - 14}L${x} ${y - 36}L${x + 8} ${y - 14}L${x + 30} ${y - 22}L${x + 16} ${y - 2}L${x + 34} ${y + 8}Z`,
  );
  return stand(
    place,
    stroke('wood', 20, 'M0-8V-74') +
      stroke(
        'wood',
        15,
        'M0-74L-34-106L-64-144M-34-106L-28-180M0-74L36-112L30-192M36-112L70-152M0-74L8-140',
      ) +
      shape('leaf', blades.join('')),
    slimShadow(20, 120, 54),
  );
}

/**
 * A low modern house under a butterfly roof, with a carport and a wall of pierced blocks, 480 wide
 * and 170 high.
 */
export function butterflyHouse({ lit = false, ...place }: House): string {
  const holes = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return boxes([-218 + column * 19, -92 + row * 21, 11, 13]);
  });
  return stand(
    place,
    [
      polygon('wall', [-100, 0], [-100, -112], [20, -98], [140, -128], [140, 0]),
      rect('side', -228, -104, 128, 104),
      shape('stone', holes.join('')),
      rect('brick', -100, -116, 34, 116),
      door({ x: -36, y: 0, width: 40, height: 78 }),
      windowThatIs(lit, { x: 14, y: -80, width: 104, height: 56, bars: 'bar', frame: 'side' }),
      rect('side', 140, -98, 96, 98),
      rect('shade', 140, -112, 96, 112),
      shape('stone', boxes([228, -140, 8, 140])),
      polygon('roof', [-252, -142], [20, -104], [262, -158], [262, -142], [20, -88], [-252, -126]),
      rect('stone', -236, -6, 480, 6),
    ].join(''),
    boxShadow(-228, 236, 90) + (lit ? spill(10, 116, 90) : ''),
  );
}

/** A line of power poles that go away along a road: each as x, foot, scale. */
export function powerLine(
  poles: readonly (readonly [x: number, y: number, scale: number])[],
): string {
  const tips = (side: number) =>
    poles.map(([x, y, scale]) => [x + side * 44 * scale, y - 246 * scale] as const);
  const wire = (side: number) =>
    tips(side)
      .slice(1)
      .map(([x, y], index) => {
        const [fromX, fromY] = tips(side)[index] ?? [x, y];
        return d`M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + Math.abs(x - fromX) * 0.12} ${x} ${y}`;
      })
      .join('');
  const masts = poles.map(([x, y, scale]) =>
    stand(
      { x, y, scale },
      shape('roof', boxes([-5, -262, 10, 262], [-52, -242, 104, 8], [-40, -214, 80, 7])),
    ),
  );
  return stroke('roof', 2, wire(-1) + wire(1)) + masts.join('');
}
