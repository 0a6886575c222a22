import { skyline } from '../../parts/city.ts';
import { water } from '../../parts/land.ts';
import { buoy, gulls, piles, steeple } from '../../parts/old-port.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { rowHouse } from '../../parts/town-houses.ts';
import { sailBoat } from '../../parts/waterside.ts';
import { rect } from '../../svg.ts';

const shore = 420;

/** Out on the harbor: a sail close by, the brick rows and the steeple across the water. */
export function scene(): string[] {
  const rows = ['brick', 'clay', 'brick', 'side', 'brick', 'clay', 'brick'] as const;
  return [
    sky({ x: 640, y: 120, glow: 460, warm: true }),
    cloud({ x: 1010, y: 130, scale: 0.8 }),
    skyline('far', 0, shore, [
      [120, 60],
      [100, 90],
      [140, 70],
      [90, 110],
      [130, 90],
      [90, 150],
      [110, 190],
      [80, 250],
      [100, 180],
      [90, 220],
      [150, 140],
    ]),
    steeple({ x: 800, y: shore, scale: 0.72 }),
    ...rows.map((tone, index) =>
      rowHouse({
        x: 560 + index * 75,
        y: shore,
        scale: 0.5,
        tone,
        floors: index % 3 === 1 ? 4 : 3,
        lit: index === 4,
      }),
    ),
    rect('mid', 0, shore - 40, 523, 50),
    water({ y: shore + 8, ripples: 6 }),
    piles({ x: 530, y: shore + 14, count: 10, depth: 30 }),
    rect('stone', 500, shore, 700, 16),
    sailBoat({ x: 960, y: 500, scale: 0.5 }),
    sailBoat({ x: 290, y: 620, scale: 2.7 }),
    buoy({ x: 860, y: 620, scale: 1.2 }),
    gulls({ x: 130, y: 170 }),
  ];
}
