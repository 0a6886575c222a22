import { gableHouse } from '../../parts/houses.ts';
import { hills, mound, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { cypress, grove, roundTree } from '../../parts/trees.ts';

/** A house alone on its hill, and the long way up to it. */
export function scene(): string[] {
  return [
    sky({ x: 350, y: 190, glow: 470 }),
    cloud({ x: 900, y: 170 }),
    cloud({ x: 600, y: 110, scale: 0.6 }),
    hills('far', 430, 400, 440, 400, 430, 380, 420),
    hills('mid', 500, 450, 470, 500, 480, 440, 470),
    mound(
      'near',
      [0, 640],
      [170, 570],
      [400, 420],
      [560, 356],
      [740, 338],
      [900, 352],
      [1060, 400],
      [1200, 480],
      [1200, 675],
      [0, 675],
    ),
    road([
      { x: 622, y: 345, width: 30 },
      { x: 600, y: 400, width: 40 },
      { x: 760, y: 470, width: 62 },
      { x: 640, y: 560, width: 104 },
      { x: 420, y: 690, width: 190 },
    ]),
    grove(cypress, [
      [448, 404, 0.66],
      [488, 392, 0.86],
      [530, 378, 0.62],
    ]),
    gableHouse({ x: 690, y: 350, scale: 1.15, lit: true }),
    roundTree({ x: 872, y: 364, scale: 0.9 }),
    mound('deep', [0, 560], [130, 556], [270, 610], [330, 690], [0, 690]),
    mound('deep', [1200, 530], [1050, 550], [900, 620], [830, 690], [1200, 690]),
  ];
}
