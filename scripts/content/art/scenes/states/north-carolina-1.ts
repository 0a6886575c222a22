import { gableHouse } from '../../parts/houses.ts';
import { hills, mound, road } from '../../parts/land.ts';
import { tallPine } from '../../parts/mountain-country.ts';
import { fog, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { railFence } from '../../parts/yard.ts';

/** Ridge behind ridge in the morning smoke, a farmhouse in the valley. */
export function scene(): string[] {
  return [
    sky({ x: 480, y: 130, glow: 480 }),
    hills('far', 290, 230, 262, 190, 240, 180, 236, 200, 270),
    fog({ x: 330, y: 300, scale: 0.9 }),
    hills('mid', 350, 330, 300, 340, 280, 320, 260, 310, 290),
    fog({ x: 860, y: 380, scale: 1.1 }),
    hills('near', 440, 400, 430, 390, 420, 400, 370, 400, 360),
    fog({ x: 480, y: 470, scale: 1 }),
    grove(
      pine,
      [
        [860, 440, 0.5],
        [910, 426, 0.62],
        [965, 430, 0.52],
        [1020, 436, 0.66],
      ],
      'leaf',
    ),
    hills('leaf', 540, 530, 520, 520, 510, 500, 510, 500, 490),
    gableHouse({ x: 700, y: 516, scale: 0.72, lit: true }),
    road([
      { x: 656, y: 516, width: 22 },
      { x: 640, y: 550, width: 40 },
      { x: 740, y: 600, width: 80 },
      { x: 700, y: 690, width: 160 },
    ]),
    mound('deep', [0, 560], [160, 560], [330, 610], [460, 690], [0, 690]),
    mound('deep', [1200, 580], [1060, 590], [930, 640], [880, 690], [1200, 690]),
    tallPine({ x: 130, y: 580, scale: 1.55 }),
    tallPine({ x: 270, y: 610, scale: 1.2 }),
    railFence({ x: 930, y: 664, bays: 3, scale: 0.9 }),
  ];
}
