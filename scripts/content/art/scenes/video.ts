import { gableHouse } from '../parts/houses.ts';
import { hills } from '../parts/land.ts';
import { cloud, sky } from '../parts/sky.ts';
import { grove, roundTree } from '../parts/trees.ts';
import { ellipse, polygon } from '../svg.ts';

/** A quiet landscape behind the sign for playing: the picture of every linked video. */
export function scene(): string[] {
  return [
    sky({ x: 260, y: 190, glow: 420 }),
    cloud({ x: 930, y: 150, scale: 0.9 }),
    hills('far', 400, 350, 390, 340, 380, 350, 400),
    hills('mid', 480, 450, 470, 430, 420, 440, 470),
    gableHouse({ x: 960, y: 452, scale: 0.8, lit: true }),
    grove(roundTree, [
      [1070, 462, 0.7],
      [170, 476, 0.8],
    ]),
    hills('near', 590, 560, 580, 600, 580, 560, 590),
    ellipse('roof', 600, 337, 128),
    ellipse('brass', 600, 337, 114),
    polygon('roof', [562, 269], [562, 405], [684, 337]),
  ];
}
