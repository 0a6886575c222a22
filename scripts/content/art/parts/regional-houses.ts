import type { Tone } from '../palette.ts';
import { boxes, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, spill, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

/** A beach house on stilts with a deck and stairs, 260 wide and 270 high. */
export function stiltHouse({
  lit = false,
  tone = 'wall',
  ...place
}: House & { tone?: Tone }): string {
  return stand(
    place,
    [
      stroke('stone', 12, 'M-100-92V0M-36-92V0M36-92V0M100-92V0'),
      stroke('stone', 5, 'M-100-80L-36-10M36-10L100-80'),
      rect(tone, -104, -198, 208, 100),
      polygon('roof', [-128, -190], [-70, -268], [70, -268], [128, -190]),
      darkWindows({ x: -84, y: -172, width: 44, height: 44 }),
      door({ x: 0, y: -98, width: 38, height: 78 }),
      windowThatIs(lit, { x: 40, y: -172, width: 44, height: 44 }),
      rect('stone', -138, -100, 276, 12),
      stroke(
        'side',
        5,
        'M-134-132H-24M24-132H134M-134-132v30M-98-132v30M-62-132v30M-24-132v30M24-132v30M62-132v30M98-132v30M134-132v30',
      ),
      polygon('side', [-18, -96], [18, -96], [30, 0], [-30, 0]),
      stroke('shade', 4, 'M-18-78h36M-20-58h40M-23-38h46M-26-18h52'),
    ].join(''),
    boxShadow(-104, 104, 120) + (lit ? spill(36, 96) : ''),
  );
}

/** A long low ranch house with a porch on posts, 400 wide and 150 high. */
export function ranch({ lit = false, ...place }: House): string {
  return stand(
    place,
    [
      rect('stone', 92, -152, 34, 60),
      rect('wall', -180, -92, 360, 92),
      rect('shade', -180, -92, 360, 18),
      polygon('roof', [-208, -84], [-150, -138], [150, -138], [208, -84]),
      darkWindows({ x: -146, y: -66, width: 58, height: 36 }),
      door({ x: -40, y: 0, width: 38, height: 68 }),
      windowThatIs(lit, { x: 40, y: -66, width: 58, height: 36 }),
      shape(
        'wood',
        boxes(
          [-196, -84, 9, 84],
          [-78, -84, 9, 84],
          [4, -84, 9, 84],
          [130, -84, 9, 84],
          [187, -84, 9, 84],
        ),
      ),
      rect('stone', -204, -7, 408, 7),
    ].join(''),
    boxShadow(-196, 196, 100) + (lit ? spill(36, 102, 100) : ''),
  );
}

/** A low adobe house with a flat roof and beam ends, 340 wide and 130 high. */
export function flatRoof({
  lit = false,
  tone = 'side',
  ...place
}: House & { tone?: Tone }): string {
  return stand(
    place,
    [
      shape(tone, 'M-170 0V-84q0-8 8-8H10v-28q0-8 8-8h118q8 0 8 8v36h18q8 0 8 8V0z'),
      shape('shade', 'M10-92v92h12v-92zM144-84h18q8 0 8 8v76h-26z'),
      stroke('wood', 8, 'M-142-74v4M-112-74v4M-82-74v4M-52-74v4M40-110v4M70-110v4M100-110v4'),
      door({ x: -26, y: 0, width: 36, height: 62 }),
      darkWindows({ x: -134, y: -52, width: 50, height: 26, bars: 'bar' }),
      windowThatIs(lit, { x: 50, y: -84, width: 58, height: 48, frame: 'wall' }),
    ].join(''),
    boxShadow(-170, 170, 110) + (lit ? spill(46, 114) : ''),
  );
}
