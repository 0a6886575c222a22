import { pricklyPear } from '../../parts/desert.ts';
import { hills, mesa, mound, road } from '../../parts/land.ts';
import { flatRoof } from '../../parts/regional-houses.ts';
import { sky } from '../../parts/sky.ts';
import { agave, saguaro } from '../../parts/trees.ts';

/** A saguaro before a wide mesa, an adobe house at the end of the road. */
export function scene(): string[] {
  return [
    sky({ x: 640, y: 150, glow: 470 }),
    mesa({ x: 1010, y: 270, foot: 440, breadth: 210, tone: 'far' }),
    mesa({ x: 690, y: 320, foot: 440, breadth: 70, tone: 'far' }),
    mesa({ x: 280, y: 170, foot: 450, breadth: 330 }),
    hills('sand', 440, 430, 436, 430, 424, 430, 436),
    saguaro({ x: 560, y: 456, scale: 0.36 }),
    saguaro({ x: 1060, y: 460, scale: 0.46, flip: true }),
    flatRoof({ x: 810, y: 500, scale: 1.15, lit: true }),
    road([
      { x: 780, y: 500, width: 42 },
      { x: 720, y: 540, width: 80 },
      { x: 780, y: 600, width: 140 },
      { x: 640, y: 690, width: 260 },
    ]),
    mound('clay', [0, 560], [180, 570], [380, 620], [470, 690], [0, 690]),
    saguaro({ x: 260, y: 600, scale: 2.05 }),
    agave({ x: 420, y: 636, scale: 0.9 }),
    pricklyPear({ x: 1060, y: 630, scale: 1.1, tone: 'near' }),
  ];
}
