import { reflection } from '../../parts/high-country.ts';
import { cabin } from '../../parts/houses.ts';
import { hills, mound, mountain } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { rect, stroke } from '../../svg.ts';

const shore = 430;

/** Twin peaks over a still lake, which holds them a second time; a cabin on the far shore. */
export function scene(): string[] {
  return [
    sky({ x: 190, y: 130, glow: 420 }),
    cloud({ x: 1040, y: 120, scale: 0.7 }),
    range(),
    rect('lake', 0, shore, 1200, 260),
    reflection(shore, range()),
    mound('near', [0, 430], [120, 412], [300, 420], [470, 432], [300, 444], [0, 456]),
    mound(
      'near',
      [560, 434],
      [700, 414],
      [900, 408],
      [1210, 390],
      [1210, 470],
      [900, 456],
      [690, 450],
    ),
    grove(pine, [
      [960, 432, 0.62],
      [1020, 436, 0.85],
      [1086, 440, 0.7],
      [1146, 446, 1],
    ]),
    cabin({ x: 790, y: 440, scale: 0.8, lit: true }),
    grove(
      pine,
      [
        [70, 440, 0.9],
        [140, 434, 0.66],
        [200, 432, 0.5],
      ],
      'leaf',
    ),
    stroke('ripple', 6, 'M250 500h130M540 530h90M930 520h150M330 590h200M760 620h230M120 640h120'),
    mound('deep', [0, 590], [100, 596], [240, 640], [320, 690], [0, 690]),
    mound('deep', [1200, 600], [1090, 620], [980, 690], [1200, 690]),
  ];
}

function range(): string {
  return [
    mountain({ x: 120, y: 240, foot: shore, breadth: 520, tone: 'far' }),
    mountain({ x: 1030, y: 220, foot: shore, breadth: 560, tone: 'far' }),
    mountain({ x: 690, y: 66, foot: shore, breadth: 640 }),
    mountain({ x: 430, y: 110, foot: shore, breadth: 600 }),
    hills('near', 400, 396, 410, 416, 414, 404, 396).replace('V675', `V${shore}`),
  ].join('');
}
