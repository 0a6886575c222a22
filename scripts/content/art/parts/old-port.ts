import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, type Opening, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

/** A white New England steeple over a brick tower, 400 high and 84 wide. */
export function steeple({ tone = 'brick', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    [
      rect(tone, -42, -190, 84, 190),
      rect('shade', 22, -190, 20, 190),
      shape('pane', 'M-12-60v-54a12 12 0 0 1 24 0v54z'),
      ellipse('wall', 0, -156, 17),
      ellipse('pane', 0, -156, 12),
      rect('wall', -50, -200, 100, 12),
      rect('wall', -34, -250, 68, 50),
      shape('stone', 'M-14-204v-22a14 14 0 0 1 28 0v22z'),
      rect('side', -40, -258, 80, 9),
      rect('wall', -24, -290, 48, 32),
      rect('side', -29, -296, 58, 7),
      polygon('wall', [-24, -296], [0, -396], [24, -296]),
      polygon('shade', [0, -396], [24, -296], [4, -296]),
      stroke('brass', 4, 'M0-394V-412') + ellipse('brass', 0, -414, 5),
    ].join(''),
  );
}

/** A brick warehouse with its gable to the wharf: five floors, arched doors, 300 wide and 420 high. */
export function warehouse({
  lit = false,
  tone = 'brick',
  ...place
}: House & { tone?: Tone }): string {
  const at = (column: number, floor: number): Opening => ({
    x: [-112, -24, 64][column] ?? 0,
    y: -172 - floor * 84,
    width: 48,
    height: 54,
  });
  const dark = [0, 1, 2].flatMap((floor) =>
    [0, 2].map((column) => at(column, floor)).filter(({ x }) => !(floor === 1 && x > 0)),
  );
  return stand(
    place,
    [
      polygon(tone, [-150, 0], [-150, -350], [0, -430], [150, -350], [150, 0]),
      rect('shade', 134, -352, 16, 352),
      darkWindows(...dark.filter(({ y }) => y > -340)),
      windowThatIs(lit, at(2, 1)),
      shape('door', boxes([-28, -172, 56, 62], [-28, -256, 56, 62], [-28, -340, 56, 62])),
      shape('side', boxes([-34, -110, 68, 6], [-34, -194, 68, 6], [-34, -278, 68, 6])),
      ellipse('pane', 0, -376, 15),
      shape(
        'door',
        'M-120 0v-56a30 30 0 0 1 60 0v56zM-30 0v-56a30 30 0 0 1 60 0v56zM60 0v-56a30 30 0 0 1 60 0v56z',
      ),
      rect('side', -150, -98, 300, 8),
      shape('roof', 'M0-452L172-358L158-340L0-424L-158-340L-172-358Z'),
    ].join(''),
    boxShadow(-150, 150, 70),
  );
}

/** Piles at the foot of a quay, from x to the right, 60 apart and so deep. */
export function piles({
  count,
  depth,
  ...place
}: Place & { count: number; depth: number }): string {
  const all = Array.from({ length: count }, (_, index) => boxes([index * 60, -6, 14, depth]));
  return stand(place, shape('wood', all.join('')) + shape('shade', all.join('')));
}

/** A harbor buoy, 110 high. */
export function buoy(place: Place): string {
  return stand(
    place,
    stroke('roof', 5, 'M-16-22L-7-86M16-22L7-86M-12-44H12') +
      polygon('clay', [-12, -84], [12, -84], [0, -110]) +
      shape('clay', 'M-34-22H34L26 4H-26Z'),
    shape('ripple', 'M-50 6H50L30 18H-30Z'),
  );
}

/** Gulls in the air around x, y. */
export function gulls(place: Place): string {
  const wings = [
    [0, 0, 1],
    [70, -34, 0.7],
    [-64, -26, 0.8],
  ] as const;
  return stand(
    place,
    stroke(
      'stone',
      5,
      wings
        .map(
          ([x, y, size]) =>
            d`M${x - 30 * size} ${y - 6 * size}q${16 * size} ${-14 * size} ${30 * size} ${6 * size}q${14 * size} ${-20 * size} ${30 * size} ${-6 * size}`,
        )
        .join(''),
    ),
  );
}
