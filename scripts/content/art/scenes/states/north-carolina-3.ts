import { surf } from '../../parts/coast.ts';
import { gableHouse } from '../../parts/houses.ts';
import { mound, road, water } from '../../parts/land.ts';
import { tallPine } from '../../parts/mountain-country.ts';
import { lighthouse, sandFence, seaOats } from '../../parts/shore.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove } from '../../parts/trees.ts';

/** The lighthouse on the Outer Banks, the keeper's house among the dunes. */
export function scene(): string[] {
  return [
    sky({ x: 360, y: 150, glow: 440 }),
    cloud({ x: 1010, y: 130, scale: 0.8 }),
    water({ y: 420, to: 600, ripples: 3 }),
    surf([-10, 490, 300], [60, 520, 260]),
    grove(
      tallPine,
      [
        [1080, 470, 0.72],
        [1150, 476, 0.86],
        [1010, 468, 0.6],
      ],
      'pine',
    ),
    mound(
      'sand',
      [0, 560],
      [160, 540],
      [330, 500],
      [520, 476],
      [760, 462],
      [980, 460],
      [1210, 456],
      [1210, 690],
      [0, 690],
    ),
    lighthouse({ x: 770, y: 490, scale: 1.02 }),
    gableHouse({ x: 500, y: 520, scale: 0.86, lit: true }),
    road([
      { x: 447, y: 520, width: 26 },
      { x: 470, y: 560, width: 46 },
      { x: 620, y: 600, width: 80 },
      { x: 600, y: 690, width: 160 },
    ]),
    mound('kraft', [0, 590], [160, 580], [320, 620], [430, 690], [0, 690]),
    mound('kraft', [1200, 550], [1040, 570], [880, 630], [800, 690], [1200, 690]),
    sandFence({ x: 880, y: 650, slats: 18 }),
    seaOats({ x: 180, y: 600, scale: 1.4 }),
    seaOats({ x: 290, y: 640, scale: 1.1 }),
    seaOats({ x: 1080, y: 590, scale: 1.2 }),
  ];
}
