import { duskSky } from '../parts/high-desert.ts';
import { hills, mound, road } from '../parts/land.ts';
import { bungalow, curbsideMailbox, foursquare } from '../parts/suburb.ts';
import { bush, grove, roundTree } from '../parts/trees.ts';
import type { Size } from '../picture.ts';

export const size: Size = [1200, 480];

const foot = 388;

/** A street in the evening: a letter is in the mailbox, its flag up, and in one house everybody is in. */
export function scene(): string[] {
  return [
    duskSky({ x: 210, y: 92, horizon: 320 }),
    hills('far', 300, 270, 290, 262, 286, 268, 300),
    grove(
      roundTree,
      [
        [436, 372, 0.8],
        [850, 372, 1],
        [1010, 366, 0.7],
      ],
      'mid',
    ),
    hills('near', 372, 366, 370, 366, 370, 366, 372),
    bungalow({ x: 52, y: foot - 6, scale: 0.82, tone: 'mid' }),
    bungalow({ x: 1046, y: foot - 6, scale: 0.82, tone: 'clay', flip: true }),
    foursquare({ x: 640, y: foot, scale: 1.06, awake: true }),
    road([
      { x: 640, y: foot, width: 62 },
      { x: 620, y: 424, width: 86 },
      { x: 660, y: 500, width: 170 },
    ]),
    bush({ x: 468, y: foot + 8, scale: 0.9 }),
    bush({ x: 812, y: foot + 8, scale: 1 }),
    mound('deep', [0, 430], [180, 420], [400, 452], [520, 500], [0, 500]),
    mound('deep', [1200, 424], [1010, 432], [860, 462], [780, 500], [1200, 500]),
    curbsideMailbox({ x: 300, y: 458, scale: 1.25 }),
  ];
}
