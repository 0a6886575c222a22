import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

/**
 * A tall shingled house with its gable to the sea, a porch and a balcony above it, 170 wide and 290
 * high.
 */
export function shoreHouse({
  lit = false,
  tone = 'wall',
  trim = 'wall',
  ...place
}: House & { tone?: Tone; trim?: Tone }): string {
  const posts = [-78, -8, 72];
  return stand(
    place,
    [
      rect('stone', 34, -272, 22, 70),
      polygon(tone, [-75, 0], [-75, -196], [0, -274], [75, -196], [75, 0]),
      shape('roof', 'M0-296L98-194L84-182L0-268L-84-182L-98-194Z'),
      ellipse('pane', 0, -216, 14),
      darkWindows({ x: -52, y: -166, width: 32, height: 44, frame: trim }),
      windowThatIs(lit, { x: 20, y: -166, width: 32, height: 44, frame: trim }),
      darkWindows({ x: 18, y: -70, width: 38, height: 48, frame: trim }),
      door({ x: -34, y: -10, width: 34, height: 68 }),
      polygon('stone', [-75, -108], [75, -108], [92, -88], [-92, -88]),
      shape(trim, posts.map((x) => boxes([x, -88, 7, 80])).join('')),
      rect('stone', -92, -10, 184, 10),
    ].join(''),
    boxShadow(-88, 88, 80),
  );
}

/** A Ferris wheel, 300 high. */
export function ferrisWheel({ tone = 'stone', ...place }: Place & { tone?: Tone }): string {
  const [middle, radius, cars] = [-160, 122, 10];
  const rim = Array.from({ length: cars }, (_, index) => {
    const angle = (index / cars) * 2 * Math.PI;
    return [radius * Math.cos(angle), middle + radius * Math.sin(angle)] as const;
  });
  return stand(
    place,
    [
      stroke(tone, 4, rim.map(([x, y]) => d`M0 ${middle}L${x} ${y}`).join('')),
      stroke(tone, 6, d`M${-radius} ${middle}a122 122 0 0 1 244 0a122 122 0 0 1 -244 0z`),
      stroke(tone, 9, d`M-70 0L0 ${middle}L70 0`),
      shape('brass', rim.map(([x, y]) => d`M${x - 15} ${y}h30v8a15 13 0 0 1-30 0z`).join('')),
    ].join(''),
  );
}

/** A town's round water tower on five legs, 330 high. */
export function tankTower({ tone = 'far', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    stroke('stone', 8, 'M-62-190L-76 0M62-190L76 0M0-180V0') +
      stroke('stone', 4, 'M-70-96H70M-64-176L72-50M64-176L-72-50') +
      shape(tone, 'M-84-236A84 84 0 0 1 84-236Q84-178 0-172Q-84-178-84-236Z') +
      shape('shade', 'M30-314A84 84 0 0 1 84-236Q84-178 0-172Q60-210 30-314Z') +
      rect('stone', -88, -236, 176, 8) +
      rect('stone', -5, -338, 10, 20),
  );
}
