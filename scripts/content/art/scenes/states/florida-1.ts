import { surf } from '../../parts/coast.ts';
import { mound, water } from '../../parts/land.ts';
import { stiltHouse } from '../../parts/regional-houses.ts';
import { seaOats } from '../../parts/shore.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { palm } from '../../parts/trees.ts';
import { sailBoat } from '../../parts/waterside.ts';

/** A beach, the house on stilts on its dune, palms over the sand. */
export function scene(): string[] {
  return [
    sky({ x: 470, y: 160, radius: 64, glow: 460 }),
    cloud({ x: 690, y: 120, scale: 0.6 }),
    water({ y: 390, to: 600, ripples: 4 }),
    sailBoat({ x: 300, y: 420, scale: 0.36 }),
    surf([-20, 500, 420], [120, 536, 380], [40, 572, 320]),
    mound(
      'sand',
      [0, 610],
      [200, 600],
      [430, 560],
      [620, 500],
      [820, 462],
      [1000, 450],
      [1210, 450],
      [1210, 690],
      [0, 690],
    ),
    palm({ x: 1080, y: 470, scale: 1.2, tone: 'pine' }),
    stiltHouse({ x: 850, y: 500, scale: 1.2, lit: true }),
    mound('path', [0, 690], [260, 650], [560, 640], [860, 600], [1210, 580], [1210, 690]),
    palm({ x: 190, y: 660, scale: 1.75, tone: 'pine' }),
    seaOats({ x: 640, y: 650, scale: 1 }),
    seaOats({ x: 1060, y: 660, scale: 1.2 }),
  ];
}
