import { hills, mound, road } from '../../parts/land.ts';
import { greatMagnolia } from '../../parts/magnolias.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { porchFarmhouse } from '../../parts/southern-houses.ts';
import { grove, roundTree } from '../../parts/trees.ts';
import { railFence } from '../../parts/yard.ts';

/** A clay road past a great magnolia to a farm with a porch, its orchard in rows. */
export function scene(): string[] {
  return [
    sky({ x: 560, y: 140, glow: 460, warm: true }),
    cloud({ x: 1000, y: 120, scale: 0.7 }),
    hills('far', 400, 380, 396, 370, 390, 376, 396),
    hills('mid', 440, 430, 424, 420, 424, 420, 430),
    grove(
      roundTree,
      [
        [480, 452, 0.3],
        [530, 450, 0.3],
        [580, 452, 0.3],
        [450, 480, 0.42],
        [520, 480, 0.42],
        [590, 480, 0.42],
      ],
      'near',
    ),
    hills('near', 500, 496, 490, 480, 474, 476, 480),
    porchFarmhouse({ x: 860, y: 500, scale: 1.15, lit: true }),
    road(
      [
        { x: 830, y: 500, width: 50 },
        { x: 760, y: 545, width: 90 },
        { x: 800, y: 600, width: 160 },
        { x: 640, y: 690, width: 330 },
      ],
      'clay',
    ),
    mound('deep', [0, 580], [200, 580], [370, 620], [460, 690], [0, 690]),
    greatMagnolia({ x: 260, y: 610, scale: 1.5 }),
    railFence({ x: 940, y: 650, bays: 3 }),
  ];
}
