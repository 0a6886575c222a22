import { lampPost } from '../../parts/city.ts';
import { water } from '../../parts/land.ts';
import { ferrisWheel, shoreHouse } from '../../parts/seaside-town.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { boxes, d, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A closed padlock beside a paper boat: lock or float. */
export function scene(): string[] {
  return [
    sky({ x: 170, y: 140, glow: 430 }),
    cloud({ x: 560, y: 120, scale: 0.7 }),
    water({ y: 390, to: 580, ripples: 4 }),
    ...pier(),
    paperBoat(700, 530),
    ...boardwalk(),
    lampPost({ x: 130, y: 610, scale: 1.3 }),
    padlock(360, 630),
  ];
}

function pier(): string[] {
  const legs = Array.from({ length: 10 }, (_, index) => boxes([766 + index * 44, 402, 7, 34]));
  return [
    ferrisWheel({ x: 900, y: 390, scale: 1, tone: 'brick' }),
    shape('stone', legs.join('')),
    rect('stone', 750, 388, 450, 14),
    shoreHouse({ x: 1080, y: 388, scale: 0.8, tone: 'side', lit: true }),
  ];
}

function boardwalk(): string[] {
  const boards = Array.from({ length: 27 }, (_, index) => d`M${index * 50 - 40} 570l-40 110`);
  return [
    rect('kraft', 0, 570, 1200, 110),
    stroke('shade', 3, boards.join('')),
    rect('wood', 0, 566, 1200, 12),
  ];
}

function padlock(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 34, 'M-72-210V-286A72 72 0 0 1 72-286V-210') +
      rect('brass', -130, -226, 260, 226) +
      rect('shade', 78, -226, 52, 226) +
      ellipse('roof', 0, -130, 28) +
      polygon('roof', [-11, -118], [11, -118], [20, -56], [-20, -56]),
    shape('shade', 'M-130 0H130L270 70H20Z'),
  );
}

function paperBoat(x: number, y: number): string {
  return stand(
    { x, y },
    polygon('wall', [0, -170], [70, -60], [-70, -60]) +
      polygon('side', [0, -170], [70, -60], [0, -60]) +
      polygon('wall', [-130, -86], [130, -86], [82, 0], [-82, 0]) +
      polygon('shade', [0, -60], [130, -86], [82, 0], [0, 0]),
    shape('shade', 'M-82 0H82L170 44H10Z'),
  );
}
