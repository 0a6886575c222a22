import { lampPost, skyline } from '../../parts/city.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { rowHouse } from '../../parts/town-houses.ts';
import { bush, roundTree } from '../../parts/trees.ts';
import { rect } from '../../svg.ts';

const foot = 536;

/** A street of row houses, each in its own color. */
export function scene(): string[] {
  return [
    sky({ x: 190, y: 130, glow: 430, warm: true }),
    cloud({ x: 880, y: 110, scale: 0.9 }),
    skyline('far', 0, foot, [
      [70, 250],
      [60, 290],
      [110, 220],
      [700, 240],
      [90, 350],
      [60, 300],
      [120, 340],
    ]),
    rect('path', 0, foot, 1200, 104),
    rect('stone', 0, foot + 104, 1200, 40),
    rect('roof', 0, foot + 104, 1200, 7),
    rowHouse({ x: 225, y: foot, tone: 'mid', floors: 3 }),
    rowHouse({ x: 375, y: foot, tone: 'side', floors: 4 }),
    rowHouse({ x: 525, y: foot, tone: 'brick', floors: 3, lit: true }),
    rowHouse({ x: 675, y: foot, tone: 'near', floors: 4 }),
    rowHouse({ x: 825, y: foot, tone: 'clay', floors: 3 }),
    rowHouse({ x: 975, y: foot, tone: 'side', floors: 3 }),
    bush({ x: 1090, y: foot + 10, scale: 0.9 }),
    roundTree({ x: 130, y: foot + 24, scale: 1.25 }),
    lampPost({ x: 752, y: foot + 30, scale: 1.2 }),
    roundTree({ x: 1080, y: foot + 24, scale: 1.05 }),
  ];
}
