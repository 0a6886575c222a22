import { gableHouse } from '../../parts/houses.ts';
import { hills } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { cypress, roundTree } from '../../parts/trees.ts';
import { ellipse } from '../../svg.ts';

/** The stones from the foreground up to the house: the stages of a purchase. */
const stones = [
  [250, 620, 112],
  [420, 566, 92],
  [566, 516, 74],
  [690, 470, 58],
  [790, 430, 46],
  [862, 396, 36],
] as const;

/** Six stepping stones that lead up a hill to a lit house. */
export function scene(): string[] {
  return [
    sky({ x: 260, y: 160, glow: 440, warm: true }),
    cloud({ x: 620, y: 130, scale: 0.8 }),
    hills('far', 420, 380, 400, 340, 330, 320, 370),
    hills('mid', 520, 480, 450, 390, 360, 356, 400),
    gableHouse({ x: 960, y: 372, scale: 1.15, lit: true }),
    hills('near', 570, 540, 500, 440, 376, 366, 400),
    cypress({ x: 1120, y: 400, scale: 1.1 }),
    roundTree({ x: 160, y: 540, scale: 1.1, tone: 'leaf' }),
    ...stones.flatMap(([x, y, breadth]) => [
      ellipse('shade', x + breadth * 0.16, y + breadth * 0.14, breadth, breadth * 0.34),
      ellipse('path', x, y, breadth, breadth * 0.34),
    ]),
  ];
}
