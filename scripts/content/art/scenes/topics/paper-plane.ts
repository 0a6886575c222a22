import { gableHouse } from '../../parts/houses.ts';
import { hills } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { polygon, stroke } from '../../svg.ts';

/** A paper plane on its way to a house with a flag: a refinance with little paper. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 150, glow: 420 }),
    cloud({ x: 960, y: 120, scale: 0.8 }),
    cloud({ x: 330, y: 330, scale: 0.6 }),
    hills('far', 440, 400, 430, 390, 420, 390, 440),
    hills('mid', 510, 480, 500, 470, 480, 470, 510),
    hills('near', 580, 560, 550, 540, 540, 550, 570),
    grove(pine, [
      [1040, 550, 1],
      [1110, 556, 1.2],
    ]),
    stroke('stone', 8, 'M700 548V380'),
    polygon('brick', [704, 380], [786, 396], [704, 424]),
    gableHouse({ x: 890, y: 550, scale: 1.1, lit: true }),
    stroke('cloud', 8, 'M110 560Q170 600 250 560T330 440'),
    polygon('wall', [270, 330], [720, 180], [470, 430]),
    polygon('side', [720, 180], [400, 374], [470, 430]),
    polygon('stone', [400, 374], [396, 470], [470, 430]),
    polygon('path', [400, 374], [396, 470], [436, 402]),
  ];
}
