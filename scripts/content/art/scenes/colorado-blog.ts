import { aFrame } from '../parts/houses.ts';
import { hills, mound, mountain, road } from '../parts/land.ts';
import { cloud, sky } from '../parts/sky.ts';
import { aspen, grove, pine } from '../parts/trees.ts';
import { railFence } from '../parts/yard.ts';

/** High peaks over a meadow, aspens, a small A-frame. */
export function scene(): string[] {
  return [
    sky({ x: 240, y: 140, glow: 400 }),
    cloud({ x: 1000, y: 130, scale: 0.7 }),
    mountain({ x: 300, y: 210, foot: 470, breadth: 560, tone: 'far' }),
    mountain({ x: 1010, y: 190, foot: 470, breadth: 620, tone: 'far' }),
    mountain({ x: 650, y: 70, foot: 480, breadth: 760 }),
    hills('mid', 440, 410, 440, 450, 430, 400, 430),
    grove(
      pine,
      [
        [60, 470, 0.5],
        [110, 464, 0.7],
        [170, 470, 0.55],
        [1010, 462, 0.6],
        [1060, 460, 0.8],
        [1120, 466, 0.6],
      ],
      'leaf',
    ),
    hills('near', 480, 462, 470, 478, 466, 456, 470),
    aFrame({ x: 800, y: 520, scale: 1.05, lit: true }),
    grove(pine, [
      [950, 520, 0.9],
      [1030, 540, 1.2],
    ]),
    road(
      [
        { x: 520, y: 472, width: 20 },
        { x: 470, y: 520, width: 50 },
        { x: 600, y: 580, width: 100 },
        { x: 520, y: 690, width: 210 },
      ],
      'lake',
    ),
    grove(aspen, [
      [160, 560, 1.2],
      [250, 580, 1.5],
      [350, 566, 1.1],
    ]),
    mound('deep', [700, 690], [860, 620], [1040, 590], [1200, 580], [1200, 690]),
    railFence({ x: 840, y: 650, bays: 4 }),
  ];
}
