import { pricklyPear } from '../../parts/desert.ts';
import { hills, mesa, road } from '../../parts/land.ts';
import { flatRoof } from '../../parts/regional-houses.ts';
import { sky } from '../../parts/sky.ts';
import { grove, saguaro } from '../../parts/trees.ts';
import { polygon } from '../../svg.ts';

/** On the floor of a canyon: walls of rock on both sides, a creek, a house at their foot. */
export function scene(): string[] {
  return [
    sky({ x: 500, y: 130, radius: 54, glow: 380 }),
    mesa({ x: 560, y: 280, foot: 450, breadth: 110, tone: 'far' }),
    hills('mid', 440, 436, 430, 436, 440),
    ...leftWall(),
    ...rightWall(),
    hills('sand', 500, 486, 466, 470, 490, 516),
    road(
      [
        { x: 600, y: 468, width: 16 },
        { x: 560, y: 510, width: 44 },
        { x: 640, y: 570, width: 100 },
        { x: 560, y: 690, width: 240 },
      ],
      'lake',
    ),
    grove(saguaro, [
      [440, 500, 0.45],
      [690, 490, 0.45],
    ]),
    flatRoof({ x: 900, y: 540, scale: 1.05, lit: true }),
    saguaro({ x: 210, y: 610, scale: 1.25, tone: 'pine' }),
    pricklyPear({ x: 330, y: 640, scale: 0.8, tone: 'near' }),
    pricklyPear({ x: 760, y: 640, scale: 0.75, tone: 'near' }),
  ];
}

function leftWall(): string[] {
  return [
    polygon('clay', [330, 210], [410, 206], [432, 330], [456, 372], [476, 480], [330, 480]),
    polygon('sand', [330, 268], [421, 262], [432, 330], [330, 340]),
    polygon('brick', [0, 70], [250, 96], [286, 150], [306, 290], [358, 350], [390, 520], [0, 560]),
    polygon('clay', [0, 150], [290, 180], [306, 290], [0, 280]),
    polygon('clay', [0, 380], [364, 380], [374, 430], [0, 450]),
  ];
}

function rightWall(): string[] {
  return [
    polygon('clay', [880, 190], [760, 200], [742, 320], [712, 370], [690, 480], [880, 480]),
    polygon('sand', [880, 250], [752, 256], [742, 320], [880, 330]),
    polygon(
      'brick',
      [1200, 20],
      [940, 60],
      [900, 120],
      [880, 280],
      [826, 350],
      [790, 510],
      [1200, 560],
    ),
    polygon('clay', [1200, 110], [896, 150], [880, 280], [1200, 260]),
    polygon('clay', [1200, 370], [818, 386], [806, 440], [1200, 450]),
  ];
}
