import { lampPost, skyline } from '../../parts/city.ts';
import { water } from '../../parts/land.ts';
import { piles, steeple, warehouse } from '../../parts/old-port.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { rowHouse } from '../../parts/town-houses.ts';
import { rowBoat, sailBoat } from '../../parts/waterside.ts';
import { rect, shape } from '../../svg.ts';

const quay = 500;

/** An old wharf: a brick warehouse, row houses behind, a white steeple, boats at the quay. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 140, glow: 430 }),
    cloud({ x: 700, y: 110, scale: 0.7 }),
    skyline('far', 0, quay, [
      [90, 150],
      [110, 190],
      [90, 140],
      [120, 220],
      [140, 170],
      [120, 240],
      [140, 190],
      [390, 160],
    ]),
    steeple({ x: 452, y: quay - 60, scale: 1 }),
    rowHouse({ x: 110, y: quay, scale: 0.8, tone: 'clay' }),
    rowHouse({ x: 230, y: quay, scale: 0.8, tone: 'brick' }),
    rowHouse({ x: 350, y: quay, scale: 0.8, tone: 'side' }),
    rowHouse({ x: 470, y: quay, scale: 0.8, tone: 'brick' }),
    rect('mid', 0, quay - 120, 50, 130),
    warehouse({ x: 830, y: quay, lit: true }),
    rowHouse({ x: 1080, y: quay, scale: 0.9, tone: 'clay' }),
    water({ y: quay + 30, ripples: 4 }),
    piles({ x: 20, y: quay + 40, count: 20, depth: 50 }),
    rect('stone', 0, quay, 1200, 38),
    rect('side', 0, quay - 2, 1200, 10),
    lampPost({ x: 606, y: quay + 4, scale: 0.9 }),
    shape('spill', 'M900 560h50l20 70h-90z'),
    sailBoat({ x: 260, y: 634, scale: 1.15 }),
    rowBoat({ x: 560, y: 622, scale: 1 }),
  ];
}
