import { lampPost } from '../../parts/city.ts';
import { mound, water } from '../../parts/land.ts';
import { ferrisWheel, shoreHouse, tankTower } from '../../parts/seaside-town.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { sailBoat } from '../../parts/waterside.ts';
import { boxes, d, polygon, rect, shape, stroke } from '../../svg.ts';

const foot = 520;

/** The shore: a boardwalk before tall old houses, the town's water tower, the pier with its wheel. */
export function scene(): string[] {
  return [
    sky({ x: 420, y: 130, radius: 50, glow: 400 }),
    cloud({ x: 1030, y: 110, scale: 0.7 }),
    cloud({ x: 110, y: 130, scale: 0.5 }),
    water({ y: 410, to: 540, ripples: 3 }),
    ...pier(),
    sailBoat({ x: 410, y: 446, scale: 0.42 }),
    mound('sand', [0, 520], [200, 506], [430, 470], [600, 450], [1210, 440], [1210, 690], [0, 690]),
    tankTower({ x: 892, y: 470, scale: 1.1 }),
    shoreHouse({ x: 556, y: foot, scale: 1.02, tone: 'side' }),
    shoreHouse({ x: 742, y: foot, scale: 1.02, tone: 'far', lit: true }),
    shoreHouse({ x: 1030, y: foot, scale: 1.02, tone: 'clay' }),
    ...boardwalk(),
    lampPost({ x: 330, y: 616, scale: 1.15 }),
    lampPost({ x: 649, y: 616, scale: 1.15 }),
  ];
}

function pier(): string[] {
  const legs = Array.from({ length: 7 }, (_, index) => boxes([10 + index * 44, 420, 7, 34]));
  return [
    ferrisWheel({ x: 190, y: 410, scale: 0.95, tone: 'brick' }),
    shape('stone', legs.join('')),
    rect('stone', 0, 408, 300, 14),
    polygon('clay', [28, 408], [28, 372], [54, 348], [80, 372], [80, 408]),
  ];
}

function boardwalk(): string[] {
  const boards = Array.from({ length: 27 }, (_, index) => d`M${index * 50 - 50} 540l-30 80`);
  const posts = Array.from({ length: 12 }, (_, index) => boxes([20 + index * 106, 560, 10, 66]));
  return [
    rect('kraft', 0, 540, 1200, 84),
    stroke('shade', 3, boards.join('')),
    rect('wood', 0, 620, 1200, 14),
    shape('wall', posts.join('')),
    shape('wall', boxes([0, 560, 1200, 8], [0, 588, 1200, 6])),
  ];
}
