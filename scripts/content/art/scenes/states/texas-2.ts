import { hills, mound } from '../../parts/land.ts';
import { stockTank, stoneFarmhouse, windmill, wireFence } from '../../parts/ranch-country.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, liveOak } from '../../parts/trees.ts';
import { ranchGate } from '../../parts/yard.ts';

/** Open range: a wind pump and its tank, the farm and its gate far off. */
export function scene(): string[] {
  return [
    sky({ x: 640, y: 190, radius: 74, glow: 520 }),
    cloud({ x: 980, y: 150, scale: 0.7 }),
    hills('far', 420, 412, 418, 404, 410, 396, 404),
    hills('sand', 452, 450, 446, 440, 436, 434, 440),
    grove(liveOak, [
      [620, 452, 0.3],
      [1070, 460, 0.5],
    ]),
    ranchGate({ x: 700, y: 470, scale: 0.34 }),
    stoneFarmhouse({ x: 880, y: 476, scale: 0.66, lit: true }),
    mound('near', [0, 520], [240, 530], [620, 540], [900, 560], [1210, 590], [1210, 690], [0, 690]),
    windmill({ x: 300, y: 570, scale: 1.5 }),
    stockTank({ x: 470, y: 596, scale: 1 }),
    wireFence({ x: -30, y: 660, bays: 11, scale: 1.3 }),
  ];
}
