import { cottage } from '../../parts/houses.ts';
import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { bush, roundTree } from '../../parts/trees.ts';
import { picketFence } from '../../parts/yard.ts';
import { stroke } from '../../svg.ts';

const foot = 500;

/** A cottage in its garden, behind a picket fence. */
export function scene(): string[] {
  return [
    sky({ x: 420, y: 120, radius: 52, glow: 420, warm: true }),
    cloud({ x: 960, y: 140, scale: 0.9 }),
    hills('far', 380, 340, 360, 310, 350, 330, 360),
    hills('mid', 450, 420, 440, 410, 430, 420, 450),
    hills('near', 490, 478, 474, 470, 474, 480, 492),
    roundTree({ x: 260, y: foot - 6, scale: 1.7, tone: 'leaf' }),
    roundTree({ x: 940, y: foot - 6, scale: 1.9 }),
    cottage({ x: 600, y: foot, scale: 1.75, lit: true }),
    road([
      { x: 600, y: foot, width: 66 },
      { x: 596, y: 560, width: 100 },
      { x: 600, y: 690, width: 210 },
    ]),
    bush({ x: 420, y: foot + 8, scale: 1.1 }),
    bush({ x: 800, y: foot + 10, scale: 1.2 }),
    picketFence({ x: 30, y: 612, pickets: 14, scale: 1.25 }),
    picketFence({ x: 726, y: 612, pickets: 14, scale: 1.25 }),
    stroke(
      'brass',
      13,
      'M150 648h0M206 636h0M262 652h0M330 640h0M396 654h0M812 646h0M872 636h0M930 652h0M1000 640h0M1060 650h0',
    ),
  ];
}
