import { aspenTrunk } from '../../parts/high-country.ts';
import { cabin } from '../../parts/houses.ts';
import { hills, mountain, road } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { shape, stroke } from '../../svg.ts';

/** Between the trunks of golden aspens: a valley, a cabin, one great peak. */
export function scene(): string[] {
  return [
    sky({ x: 400, y: 210, glow: 400 }),
    mountain({ x: 330, y: 300, foot: 470, breadth: 520, tone: 'far' }),
    mountain({ x: 790, y: 140, foot: 480, breadth: 860 }),
    hills('mid', 450, 420, 430, 460, 450, 430, 400),
    grove(
      pine,
      [
        [470, 462, 0.4],
        [510, 458, 0.55],
        [556, 464, 0.45],
        [840, 470, 0.6],
        [900, 464, 0.8],
        [960, 470, 0.6],
      ],
      'leaf',
    ),
    hills('near', 490, 470, 480, 500, 490, 470, 480),
    road([
      { x: 646, y: 512, width: 34 },
      { x: 620, y: 560, width: 60 },
      { x: 700, y: 610, width: 110 },
      { x: 640, y: 690, width: 200 },
    ]),
    cabin({ x: 680, y: 514, scale: 0.95, lit: true }),
    hills('deep', 560, 590, 640, 680, 670, 620, 570),
    aspenTrunk({ x: 86, y: 640, scale: 1.5 }),
    aspenTrunk({ x: 236, y: 620, scale: 1.05, flip: true }),
    aspenTrunk({ x: 344, y: 650, scale: 0.7 }),
    aspenTrunk({ x: 1000, y: 640, scale: 0.8, flip: true }),
    aspenTrunk({ x: 1120, y: 650, scale: 1.35 }),
    canopy(),
  ];
}

function canopy(): string {
  const leaves =
    'M-10-10H1210V120Q1180 168 1120 140Q1080 190 1010 150Q960 170 930 120Q890 140 860 96Q800 120 760 70Q700 92 660 56Q600 84 560 60Q510 96 470 76Q440 130 390 112Q350 170 290 140Q240 190 180 150Q110 196 70 140Q20 160-10 120Z';
  const falling =
    'M520 250h0M470 380h0M560 190h0M880 260h0M930 200h0M300 400h0M860 560h0M440 600h0';
  return shape('brass', leaves) + stroke('brass', 16, falling);
}
