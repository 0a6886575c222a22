import { skyline } from '../../parts/city.ts';
import { bareRange, duskSky, joshuaTree } from '../../parts/high-desert.ts';
import { hills, road } from '../../parts/land.ts';
import { flatRoof } from '../../parts/regional-houses.ts';
import { curbsideMailbox } from '../../parts/suburb.ts';
import { agave } from '../../parts/trees.ts';
import { envelope } from '../../parts/windowsill.ts';

/** A mailbox with bills in front of it, on the way to a house. */
export function scene(): string[] {
  return [
    duskSky({ x: 200, y: 140, horizon: 440 }),
    bareRange(
      'far',
      460,
      [-20, 350],
      [100, 300],
      [220, 370],
      [420, 290],
      [560, 370],
      [700, 320],
      [820, 380],
      [980, 250],
      [1110, 350],
      [1220, 310],
    ),
    skyline('mid', 500, 456, [
      [40, 20],
      [30, 40],
      [44, 66],
      [26, 44],
      [40, 28],
      [50, 20],
    ]),
    hills('dune', 446, 442, 448, 444, 440, 446, 442),
    hills('sand', 500, 494, 490, 486, 480, 486, 494),
    flatRoof({ x: 830, y: 530, scale: 1.1, lit: true }),
    road([
      { x: 800, y: 530, width: 40 },
      { x: 730, y: 590, width: 110 },
      { x: 690, y: 690, width: 260 },
    ]),
    joshuaTree({ x: 1090, y: 580, scale: 1.4, flip: true }),
    agave({ x: 940, y: 630, scale: 1.2 }),
    curbsideMailbox({ x: 330, y: 640, scale: 2.7 }),
    ...[0, 1, 2].map((row) =>
      envelope({
        x: 540 + row * 26,
        y: 648 - row * 46,
        scale: 0.62,
        seal: row === 2 ? 'brick' : undefined,
      }),
    ),
  ];
}
