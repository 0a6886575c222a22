import { skyline } from '../../parts/city.ts';
import { hills } from '../../parts/land.ts';
import { paintedLady } from '../../parts/painted-houses.ts';
import { fog, sky } from '../../parts/sky.ts';
import { bush, cypress } from '../../parts/trees.ts';
import { suspensionBridge } from '../../parts/waterside.ts';
import { polygon } from '../../svg.ts';

/** Victorians up a steep street, the bridge in the fog behind them. */
export function scene(): string[] {
  return [
    sky({ x: 400, y: 120, radius: 54, glow: 420, warm: true }),
    hills('far', 400, 380, 340, 330, 310, 300, 310),
    suspensionBridge({ x: 300, y: 344, scale: 0.8, tone: 'clay' }),
    fog({ x: 100, y: 420, scale: 1.2 }),
    fog({ x: 520, y: 330, scale: 1.2 }),
    skyline('mid', 0, 560, [
      [120, 140],
      [90, 110],
      [100, 160],
      [120, 130],
      [200, 200],
    ]),
    polygon('path', [0, 580], [1200, 452], [1200, 690], [0, 690]),
    paintedLady({ x: 312, y: 552, tone: 'clay' }),
    paintedLady({ x: 478, y: 534, tone: 'mid' }),
    paintedLady({ x: 644, y: 516, tone: 'side', lit: true }),
    paintedLady({ x: 810, y: 498, tone: 'near' }),
    paintedLady({ x: 976, y: 480, tone: 'brick' }),
    cypress({ x: 1130, y: 480, scale: 1.6 }),
    polygon('stone', [0, 622], [1200, 494], [1200, 560], [0, 690]),
    hills('deep', 660, 640, 600, 590, 580, 560, 540),
    bush({ x: 170, y: 588, scale: 0.9 }),
    bush({ x: 900, y: 590, scale: 1.2 }),
  ];
}
