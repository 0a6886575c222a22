import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { bungalow } from '../../parts/suburb.ts';
import { bush, grove, roundTree } from '../../parts/trees.ts';
import { rect, stroke } from '../../svg.ts';

const foot = 500;

/** A street of bungalows, one of them in the middle. */
export function scene(): string[] {
  return [
    sky({ x: 330, y: 130, glow: 420 }),
    cloud({ x: 930, y: 120, scale: 0.8 }),
    hills('far', 400, 370, 390, 360, 390, 370, 400),
    grove(
      roundTree,
      [
        [330, 470, 0.9],
        [420, 470, 0.7],
        [860, 470, 0.95],
      ],
      'mid',
    ),
    hills('near', 480, 476, 480, 476, 480, 478, 480),
    bungalow({ x: 66, y: foot - 6, scale: 0.95, tone: 'mid' }),
    bungalow({ x: 1140, y: foot - 6, scale: 0.95, tone: 'clay' }),
    bungalow({ x: 600, y: foot, scale: 1.6, lit: true }),
    road([
      { x: 600, y: foot, width: 100 },
      { x: 600, y: 590, width: 170 },
    ]),
    bush({ x: 390, y: foot + 10, scale: 1.1 }),
    bush({ x: 810, y: foot + 10, scale: 1.2 }),
    rect('path', 0, 580, 1200, 34),
    stroke('shade', 3, 'M120 582l-20 30M340 582l-14 30M860 582l14 30M1080 582l20 30'),
    rect('side', 0, 614, 1200, 10),
    rect('stone', 0, 624, 1200, 60),
    roundTree({ x: 256, y: 566, scale: 1.9 }),
    roundTree({ x: 980, y: 560, scale: 1.5 }),
  ];
}
