import { hills, mound, road } from '../../parts/land.ts';
import { greatMagnolia } from '../../parts/magnolias.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { porchFarmhouse } from '../../parts/southern-houses.ts';
import { polygon, stroke } from '../../svg.ts';

/** A paper plane on its way to a house with a flag: a refinance with little paper. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 150, glow: 420, warm: true }),
    cloud({ x: 640, y: 110, scale: 0.7 }),
    hills('far', 440, 410, 430, 400, 420, 396, 420),
    hills('mid', 490, 470, 480, 460, 470, 460, 480),
    hills('near', 550, 540, 530, 520, 510, 516, 530),
    greatMagnolia({ x: 1050, y: 540, scale: 1.1 }),
    stroke('stone', 8, 'M566 560V400'),
    polygon('brick', [570, 400], [644, 415], [570, 442]),
    porchFarmhouse({ x: 820, y: 540, scale: 0.95, lit: true }),
    road(
      [
        { x: 796, y: 540, width: 44 },
        { x: 750, y: 580, width: 90 },
        { x: 700, y: 690, width: 260 },
      ],
      'clay',
    ),
    mound('deep', [0, 610], [160, 612], [330, 640], [430, 690], [0, 690]),
    stroke('cloud', 8, 'M110 560Q170 600 250 560T330 440'),
    polygon('wall', [230, 330], [680, 180], [430, 430]),
    polygon('side', [680, 180], [360, 374], [430, 430]),
    polygon('stone', [360, 374], [356, 470], [430, 430]),
    polygon('path', [360, 374], [356, 470], [396, 402]),
  ];
}
