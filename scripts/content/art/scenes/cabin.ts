import { cabin } from '../parts/houses.ts';
import { hills, road } from '../parts/land.ts';
import { sky } from '../parts/sky.ts';
import { grove, pine } from '../parts/trees.ts';

/** A cabin in a clearing among pines. */
export function scene(): string[] {
  return [
    sky({ x: 420, y: 160, glow: 430 }),
    hills('far', 330, 300, 350, 300, 330, 290, 340),
    grove(
      pine,
      [
        [60, 458, 0.9],
        [130, 448, 1.1],
        [220, 458, 0.9],
        [300, 454, 1],
        [380, 462, 0.8],
        [820, 458, 0.9],
        [900, 448, 1.1],
        [990, 458, 1],
        [1070, 454, 1.2],
        [1150, 458, 1],
      ],
      'mid',
    ),
    hills('near', 450, 440, 446, 440, 436, 442, 450),
    grove(
      pine,
      [
        [200, 480, 1.5],
        [370, 462, 1.05],
        [880, 466, 1.35],
        [1030, 484, 1.7],
      ],
      'leaf',
    ),
    cabin({ x: 610, y: 500, scale: 1.6, lit: true }),
    road([
      { x: 550, y: 500, width: 62 },
      { x: 520, y: 560, width: 100 },
      { x: 590, y: 690, width: 220 },
    ]),
    grove(pine, [
      [70, 600, 2.3],
      [1140, 610, 2.5],
    ]),
    hills('deep', 590, 612, 660, 690, 680, 640, 600),
  ];
}
