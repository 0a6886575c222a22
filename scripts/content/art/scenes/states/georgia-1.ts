import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { columnedHouse } from '../../parts/southern-houses.ts';
import { bush, magnolia } from '../../parts/trees.ts';

/** A house behind tall columns between two magnolias. */
export function scene(): string[] {
  return [
    sky({ x: 240, y: 130, radius: 54, glow: 440 }),
    cloud({ x: 990, y: 120, scale: 0.8 }),
    hills('far', 400, 380, 390, 370, 390, 380, 400),
    hills('mid', 450, 440, 430, 420, 430, 440, 450),
    hills('near', 500, 494, 490, 488, 490, 494, 500),
    magnolia({ x: 210, y: 520, scale: 1.4 }),
    columnedHouse({ x: 610, y: 516, scale: 1.25, lit: true }),
    magnolia({ x: 1010, y: 540, scale: 1.7 }),
    road(
      [
        { x: 610, y: 534, width: 170 },
        { x: 610, y: 580, width: 230 },
        { x: 610, y: 690, width: 400 },
      ],
      'clay',
    ),
    bush({ x: 400, y: 540, scale: 0.9 }),
    bush({ x: 810, y: 544, scale: 0.9 }),
  ];
}
