import { hills, road } from '../../parts/land.ts';
import { ranch } from '../../parts/regional-houses.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { liveOak } from '../../parts/trees.ts';
import { railFence, ranchGate } from '../../parts/yard.ts';

/** Through the ranch gate and up to the house, a live oak beside it. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 150, glow: 440, warm: true }),
    cloud({ x: 860, y: 120, scale: 0.9 }),
    hills('far', 390, 370, 384, 360, 380, 370, 386),
    hills('mid', 424, 410, 420, 404, 410, 400, 416),
    hills('near', 452, 446, 440, 440, 440, 444, 452),
    liveOak({ x: 990, y: 480, scale: 1.05 }),
    ranch({ x: 600, y: 466, scale: 0.82, lit: true }),
    road([
      { x: 566, y: 466, width: 30 },
      { x: 596, y: 510, width: 66 },
      { x: 600, y: 600, width: 260 },
      { x: 600, y: 690, width: 460 },
    ]),
    railFence({ x: -60, y: 610, bays: 3, scale: 1.24 }),
    railFence({ x: 850, y: 610, bays: 3, scale: 1.24 }),
    ranchGate({ x: 600, y: 616, scale: 2 }),
  ];
}
