import { cabin } from '../../parts/houses.ts';
import { hills, mound, road } from '../../parts/land.ts';
import { coveredBridge, smoke } from '../../parts/mountain-country.ts';
import { fog, sky } from '../../parts/sky.ts';
import { bush, grove, pine } from '../../parts/trees.ts';

/** A covered bridge over a creek, a cabin on the far bank under the ridges. */
export function scene(): string[] {
  return [
    sky({ x: 250, y: 130, radius: 54, glow: 430, warm: true }),
    hills('far', 260, 230, 270, 220, 250, 190, 240),
    fog({ x: 640, y: 310, scale: 1.2 }),
    hills('mid', 350, 300, 340, 320, 300, 290, 320),
    grove(
      pine,
      [
        [560, 430, 0.8],
        [640, 420, 1],
        [1110, 420, 1.1],
        [1160, 430, 0.9],
      ],
      'near',
    ),
    hills('near', 450, 440, 420, 414, 404, 400, 410),
    smoke({ x: 1040, y: 236 }),
    cabin({ x: 960, y: 426, scale: 1.05, lit: true }),
    road(
      [
        { x: 1230, y: 500, width: 60 },
        { x: 960, y: 520, width: 90 },
        { x: 700, y: 590, width: 170 },
        { x: 760, y: 700, width: 340 },
      ],
      'lake',
    ),
    coveredBridge({ x: 400, y: 530, scale: 1.4 }),
    road([
      { x: 400, y: 530, width: 130 },
      { x: 380, y: 580, width: 170 },
      { x: 300, y: 690, width: 300 },
    ]),
    grove(pine, [
      [80, 570, 1.9],
      [210, 540, 1.3],
    ]),
    mound('deep', [1200, 590], [1080, 600], [960, 690], [1200, 690]),
    bush({ x: 1090, y: 620, scale: 1.1 }),
  ];
}
