import { skis, snowCabin, woodpile } from '../../parts/high-country.ts';
import { hills, mountain, road } from '../../parts/land.ts';
import { litWindow } from '../../parts/openings.ts';
import { sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { stroke } from '../../svg.ts';

/** A cabin under a foot of snow, skis at the wall, the range behind it. */
export function scene(): string[] {
  return [
    sky({ x: 250, y: 150, glow: 430 }),
    mountain({ x: 480, y: 190, foot: 440, breadth: 560, tone: 'mid' }),
    mountain({ x: 130, y: 250, foot: 440, breadth: 480, tone: 'far' }),
    mountain({ x: 1030, y: 150, foot: 440, breadth: 640, tone: 'mid' }),
    hills('far', 410, 400, 420, 410, 400, 390, 400),
    grove(
      pine,
      [
        [60, 446, 0.6],
        [120, 440, 0.8],
        [190, 446, 0.65],
        [260, 440, 0.9],
        [330, 446, 0.6],
        [1080, 440, 0.9],
        [1150, 446, 0.7],
      ],
      'near',
    ),
    hills('snow', 440, 430, 440, 452, 450, 440, 430),
    stroke('fog', 22, 'M858 92q-26-30 4-52t2-60'),
    snowCabin({
      x: 690,
      y: 560,
      scale: 2.15,
      lit: litWindow({ x: 44, y: -60, width: 42, height: 36 }),
    }),
    skis({ x: 690, y: 556, scale: 1.25 }),
    woodpile({ x: 1000, y: 580, scale: 1.1 }),
    grove(pine, [
      [170, 560, 1.7],
      [310, 530, 1.15],
    ]),
    road(
      [
        { x: 606, y: 562, width: 70 },
        { x: 560, y: 610, width: 120 },
        { x: 470, y: 690, width: 200 },
      ],
      'path',
    ),
  ];
}
