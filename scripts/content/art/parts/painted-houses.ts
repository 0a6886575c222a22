import type { Tone } from '../palette.ts';
import { boxes, polygon, rect, shape, stand } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

/** A Victorian with a bay, a steep gable and white trim, 150 wide and 326 high. Stand them 166 apart. */
export function paintedLady({
  lit = false,
  tone = 'mid',
  ...place
}: House & { tone?: Tone }): string {
  return stand(
    place,
    [
      shape(tone, 'M-75 0V-236L0-316 75-236V0z'),
      rect('shade', 66, -236, 9, 236),
      darkWindows({ x: -15, y: -272, width: 30, height: 30, frame: 'wall', bars: 'bar' }),
      shape('wall', 'M-88-230L0-328 88-230 76-222 0-306-76-222zM-80-238H80v12H-80z'),
      bay(lit),
      darkWindows({ x: 30, y: -188, width: 28, height: 56, frame: 'wall', bars: 'bar' }),
      porch(),
    ].join(''),
    boxShadow(-75, 75, 80),
  );
}

function bay(lit: boolean): string {
  return [
    rect('wall', -66, -206, 74, 206),
    polygon('roof', [-72, -204], [14, -204], [2, -220], [-60, -220]),
    rect('side', -66, -118, 74, 10),
    rect('stone', -66, -26, 74, 26),
    windowThatIs(lit, { x: -54, y: -188, width: 50, height: 58, frame: 'wall' }),
    darkWindows({ x: -54, y: -98, width: 50, height: 54, frame: 'wall' }),
  ].join('');
}

function porch(): string {
  return [
    door({ x: 44, y: -36, width: 32, height: 70, arched: true }),
    polygon('roof', [14, -110], [44, -130], [74, -110]),
    shape('wall', boxes([14, -112, 60, 8], [18, -106, 7, 74], [63, -106, 7, 74])),
    shape('side', boxes([18, -36, 52, 36], [14, -24, 60, 24], [10, -12, 64, 12])),
    shape('shade', boxes([18, -30, 52, 6], [14, -18, 60, 6], [10, -6, 64, 6])),
  ].join('');
}
