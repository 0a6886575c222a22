import { gableHouse } from '../../parts/houses.ts';
import { hills, mound, water } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, pine, reeds } from '../../parts/trees.ts';
import { jetty, rowBoat } from '../../parts/waterside.ts';
import { shape } from '../../svg.ts';

/** A house at the water, its jetty, a boat. */
export function scene(): string[] {
  return [
    sky({ x: 330, y: 150, glow: 440 }),
    cloud({ x: 860, y: 110, scale: 0.9 }),
    hills('far', 300, 250, 290, 230, 280, 250, 310),
    hills('mid', 340, 320, 350, 330, 300, 310, 290),
    water({ y: 400, ripples: 6 }),
    mound(
      'near',
      [420, 402],
      [560, 380],
      [760, 350],
      [1000, 340],
      [1210, 330],
      [1210, 476],
      [1010, 474],
      [760, 462],
      [560, 436],
    ),
    grove(pine, [
      [1010, 376, 0.9],
      [1080, 384, 1.2],
      [1150, 396, 1],
    ]),
    grove(
      pine,
      [
        [600, 392, 0.55],
        [560, 398, 0.42],
      ],
      'leaf',
    ),
    gableHouse({ x: 790, y: 408, scale: 1.15, lit: true, porch: true }),
    shape('spill', 'M838 470h62l40 150h-128z'),
    jetty({ x: 700, y: 448, length: 150 }),
    rowBoat({ x: 380, y: 560, scale: 1.3 }),
    mound('deep', [0, 590], [120, 590], [250, 640], [300, 690], [0, 690]),
    reeds({ x: 150, y: 610, scale: 1.3 }),
    reeds({ x: 1060, y: 660, scale: 1.2 }),
  ];
}
