import { skyline } from '../../parts/city.ts';
import { bareRange, duskSky, powerLine } from '../../parts/high-desert.ts';
import { hills } from '../../parts/land.ts';
import { flatRoof } from '../../parts/regional-houses.ts';
import { agave, bush, grove } from '../../parts/trees.ts';
import { polygon, rect, shape } from '../../svg.ts';

const horizon = 440;

/** A straight desert road to a low city, and the last house before it. */
export function scene(): string[] {
  return [
    duskSky({ x: 210, y: 140, horizon }),
    bareRange(
      'far',
      450,
      [-20, 330],
      [90, 290],
      [200, 360],
      [320, 310],
      [450, 390],
      [600, 350],
      [740, 396],
      [880, 300],
      [1000, 350],
      [1100, 250],
      [1220, 340],
    ),
    skyline('mid', 400, horizon + 6, [
      [40, 18],
      [50, 34],
      [30, 26],
      [44, 60],
      [26, 40],
      [40, 84],
      [30, 56],
      [44, 30],
      [26, 50],
      [50, 26],
      [40, 16],
    ]),
    hills('dune', horizon, horizon - 2, horizon, horizon + 2, horizon, horizon - 4, horizon),
    hills('sand', 470, 466, 462, 456, 462, 470, 476),
    polygon('stone', [592, 456], [608, 456], [840, 690], [300, 690]),
    shape(
      'path',
      'M599 470h2l2 20h-6zM597 506h6l4 30h-14zM594 560h12l6 44h-24zM589 630h22l8 60h-38z',
    ),
    powerLine([
      [-40, 700, 1.9],
      [250, 590, 1.15],
      [420, 524, 0.62],
      [510, 490, 0.34],
      [552, 474, 0.2],
    ]),
    flatRoof({ x: 890, y: 540, scale: 1.15, lit: true }),
    rect('stone', 1046, 528, 40, 12),
    grove(bush, [
      [700, 520, 0.5],
      [420, 560, 0.6],
    ]),
    agave({ x: 1090, y: 620, scale: 1.3 }),
    agave({ x: 120, y: 640, scale: 1.1 }),
    agave({ x: 760, y: 580, scale: 0.7 }),
  ];
}
