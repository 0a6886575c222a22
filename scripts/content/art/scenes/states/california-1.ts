import { cottage } from '../../parts/houses.ts';
import { hills, mound, road, water } from '../../parts/land.ts';
import { fog, sky } from '../../parts/sky.ts';
import { cypress, grove } from '../../parts/trees.ts';
import { sailBoat, suspensionBridge } from '../../parts/waterside.ts';

/** The bridge over the strait, fog around its feet, a house on the headland. */
export function scene(): string[] {
  return [
    sky({ x: 330, y: 130, glow: 440 }),
    hills('far', 340, 300, 330, 370, 340, 290, 250),
    hills('mid', 400, 380, 400, 410, 390, 360, 330),
    water({ y: 430, ripples: 5 }),
    fog({ x: 240, y: 400, scale: 1.3 }),
    suspensionBridge({ x: 480, y: 350, scale: 1.35, tone: 'brick' }),
    fog({ x: 110, y: 470, scale: 1.1 }),
    fog({ x: 560, y: 486, scale: 1.3 }),
    fog({ x: 900, y: 430, scale: 1.2 }),
    mound('mid', [880, 470], [960, 410], [1050, 340], [1210, 290], [1210, 500]),
    sailBoat({ x: 420, y: 590, scale: 0.5 }),
    mound('near', [690, 690], [760, 600], [880, 520], [1010, 470], [1210, 450], [1210, 690]),
    grove(cypress, [
      [1110, 478, 0.9],
      [1150, 490, 1.15],
    ]),
    cottage({ x: 980, y: 500, lit: true }),
    road([
      { x: 980, y: 500, width: 36 },
      { x: 960, y: 540, width: 52 },
      { x: 1030, y: 600, width: 90 },
      { x: 980, y: 690, width: 170 },
    ]),
    mound('deep', [0, 610], [90, 600], [220, 640], [290, 690], [0, 690]),
  ];
}
