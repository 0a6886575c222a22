import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, spill, windowThatIs } from './openings.ts';
import { boxShadow, slimShadow } from './shadows.ts';

/** A farm's wind pump: a wheel of blades and a vane on a lattice tower, 330 high. */
export function windmill(place: Place): string {
  const blades = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const at = (radius: number, turn: number) =>
      [Math.cos(angle + turn) * radius, Math.sin(angle + turn) * radius - 264] as const;
    const corners = [at(18, -0.12), at(66, -0.19), at(66, 0.19), at(18, 0.12)];
    return `M${corners.map(([x, y]) => d`${x} ${y}`).join('L')}z`;
  }).join('');
  return stand(
    place,
    stroke(
      'roof',
      5,
      'M-15-204L28-108M15-204L-28-108M-28-108L43-6M28-108L-43-6M-22-156H22M-28-108H28',
    ) +
      stroke('roof', 8, 'M-6-262L-46 0M6-262L46 0') +
      polygon('roof', [0, -268], [64, -268], [104, -292], [104, -236], [64, -260], [0, -260]) +
      shape('wall', blades) +
      stroke('stone', 5, 'M-66-264a66 66 0 0 1 132 0a66 66 0 0 1-132 0') +
      ellipse('roof', 0, -264, 12),
    slimShadow(60, 150),
  );
}

/** A cattle fence of thin posts and wires; bays of 90, 70 high, from x to the right. */
export function wireFence({ bays, ...place }: Place & { bays: number }): string {
  const posts = Array.from({ length: bays + 1 }, (_, index) => d`M${index * 90} 0v-66`).join('');
  const end = bays * 90;
  return stand(
    place,
    stroke('stone', 3, d`M0 -56H${end}M0 -38H${end}M0 -20H${end}`) + stroke('wood', 10, posts),
    shape('shade', d`M0 0h${end}l40 18H40z`),
  );
}

/** A round stock tank full of water, 180 wide and 50 high. */
export function stockTank(place: Place): string {
  return stand(
    place,
    shape('stone', 'M-90-44V-10Q0 22 90-10V-44z') +
      ellipse('side', 0, -44, 90, 18) +
      ellipse('lake', 0, -42, 80, 13),
    ellipse('shade', 50, 4, 110, 16),
  );
}

/** A limestone farmhouse under a tin roof with a front porch, 300 wide and 210 high. */
export function stoneFarmhouse({ lit = false, ...place }: House): string {
  const stones = 'M-120-96h26M-70-74h24M76-96h26M96-40h24M-126-30h22M-84-16h26M66-18h24';
  return stand(
    place,
    [
      rect('brick', 74, -214, 28, 70),
      rect('side', -132, -112, 264, 112),
      stroke('shade', 7, stones),
      polygon('stone', [-92, -196], [92, -196], [150, -106], [-150, -106]),
      stroke(
        'shade',
        3,
        'M-70-196L-106-106M-36-196L-58-106M0-196V-106M36-196L58-106M70-196L106-106',
      ),
      door({ x: 0, y: -8, width: 40, height: 76 }),
      darkWindows({ x: -98, y: -76, width: 44, height: 44, frame: 'wall' }),
      windowThatIs(lit, { x: 54, y: -76, width: 44, height: 44, frame: 'wall' }),
      polygon('roof', [-150, -106], [150, -106], [168, -88], [-168, -88]),
      shape(
        'wood',
        boxes([-158, -88, 9, 88], [-56, -88, 9, 88], [47, -88, 9, 88], [149, -88, 9, 88]),
      ),
      rect('stone', -168, -8, 336, 8),
    ].join(''),
    boxShadow(-160, 160, 100) + (lit ? spill(48, 104, 100) : ''),
  );
}

/** A board swing on two ropes of this length; its x, y is the seat. */
export function woodenSwing({
  length,
  tone = 'wood',
  ...place
}: Place & { length: number; tone?: Tone }): string {
  return stand(
    place,
    stroke('roof', 5, d`M-34 ${-length}V0M34 ${-length}V0`) + rect(tone, -48, -8, 96, 12),
    ellipse('shade', 60, 74, 60, 10),
  );
}
