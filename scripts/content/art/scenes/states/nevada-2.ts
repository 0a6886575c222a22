import { skyline } from '../../parts/city.ts';
import { bareRange, butterflyHouse, duskSky, joshuaTree } from '../../parts/high-desert.ts';
import { hills, road } from '../../parts/land.ts';
import { agave } from '../../parts/trees.ts';
import { ellipse, shape } from '../../svg.ts';

/** A low modern house at the edge of the desert, its Joshua tree, the city's last blocks far off. */
export function scene(): string[] {
  return [
    duskSky({ x: 430, y: 140, horizon: 440 }),
    bareRange(
      'far',
      470,
      [-20, 380],
      [110, 330],
      [230, 380],
      [420, 270],
      [560, 350],
      [690, 310],
      [800, 370],
      [980, 240],
      [1110, 340],
      [1220, 300],
    ),
    skyline('mid', 120, 470, [
      [50, 30],
      [40, 54],
      [60, 40],
      [30, 70],
      [60, 36],
      [50, 50],
    ]),
    hills('dune', 450, 446, 452, 448, 444, 450, 446),
    hills('sand', 480, 476, 480, 484, 480, 476, 480),
    joshuaTree({ x: 1090, y: 500, scale: 0.9, flip: true }),
    butterflyHouse({ x: 650, y: 530, scale: 1.45, lit: true }),
    road([
      { x: 930, y: 531, width: 120 },
      { x: 980, y: 590, width: 190 },
      { x: 1030, y: 690, width: 330 },
    ]),
    joshuaTree({ x: 210, y: 590, scale: 1.75 }),
    agave({ x: 420, y: 602, scale: 1.1 }),
    agave({ x: 770, y: 640, scale: 1.3 }),
    ellipse('shade', 616, 626, 80, 10),
    shape('stone', 'M520 622q6-40 46-42q40 0 50 42zM606 622q2-24 28-24q24 2 28 24z'),
  ];
}
