import type { Tone } from '../palette.ts';
import { width } from '../picture.ts';
import { d, ellipse, type Place, polygon, rect, shape, stand } from '../svg.ts';
import { gableHouse } from './houses.ts';
import { hills } from './land.ts';
import { boxShadow } from './shadows.ts';
import { cloud, sky } from './sky.ts';
import { cypress } from './trees.ts';

/** y of the foot of what lies on the sill. */
export const sillFoot = 600;

/** The lit house beyond a windowsill, right of what lies on it: the start of a picture of a thing. */
export function windowsill(): string[] {
  return [
    sky({ x: 150, y: 140, glow: 470 }),
    cloud({ x: 800, y: 150, scale: 0.8 }),
    hills('far', 400, 360, 390, 340, 370, 330, 380),
    hills('mid', 460, 440, 470, 430, 400, 420, 440),
    cypress({ x: 1086, y: 446, scale: 0.8, tone: 'leaf' }),
    gableHouse({ x: 950, y: 438, scale: 0.86, lit: true }),
    hills('near', 520, 500, 510, 490, 456, 470, 500),
    rect('kraft', 0, 548, width, 22),
    rect('wood', 0, 570, width, 105),
    rect('shade', 0, 570, width, 8),
  ];
}

/** An upright sheet of paper with lines of writing, 240 wide and 320 high; the lines have the given tones. */
export function sheet({
  lines = ['side', 'side', 'side', 'side', 'side'],
  ...place
}: Place & { lines?: readonly Tone[] }): string {
  const writing = lines.map((tone, row) => {
    const y = -262 + row * (230 / lines.length);
    return rect(tone, -88, y, row % 2 ? 140 : 176, 16);
  });
  return stand(
    place,
    [
      polygon('wall', [-120, -320], [84, -320], [120, -284], [120, 0], [-120, 0]),
      polygon('side', [84, -320], [84, -284], [120, -284]),
      ...writing,
    ].join(''),
    boxShadow(-120, 120, 110),
  );
}

/** A closed envelope, 220 wide and 140 high, with a seal if it has a tone for one. */
export function envelope({ seal, ...place }: Place & { seal?: Tone }): string {
  return stand(
    place,
    rect('path', -110, -140, 220, 140) +
      polygon('wall', [-110, -140], [110, -140], [0, -56]) +
      shape('shade', 'M-110-140L0-52L110-140V-130L0-40L-110-130Z') +
      (seal ? ellipse(seal, 0, -58, 24) : ''),
    boxShadow(-110, 110, 80),
  );
}

/** A stack of so many coins, 96 wide, each 22 high. */
export function coins({ count, ...place }: Place & { count: number }): string {
  const each = Array.from({ length: count }, (_, index) => d`M-48 ${-index * 22 - 19}h96v19h-96z`);
  const rims = Array.from({ length: count }, (_, index) => d`M-48 ${-index * 22 - 4}h96v4h-96z`);
  return stand(
    place,
    shape('brass', each.join('')) + shape('shade', rims.join('')),
    boxShadow(-48, 48, 20 + count * 12),
  );
}
