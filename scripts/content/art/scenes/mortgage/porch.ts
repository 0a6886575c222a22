import { gableHouse } from '../../parts/houses.ts';
import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, roundTree } from '../../parts/trees.ts';
import { pottedPlant } from '../../parts/yard.ts';
import { boxes, d, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

const floor = 588;

/** The view from a porch: a rocking chair, the railing, a neighbor across the valley. */
export function scene(): string[] {
  return [
    sky({ x: 270, y: 220, glow: 460 }),
    cloud({ x: 890, y: 180, scale: 0.8 }),
    hills('far', 380, 340, 370, 320, 370, 340, 390),
    hills('mid', 450, 420, 440, 400, 390, 400, 430),
    road([
      { x: 742, y: 424, width: 18 },
      { x: 690, y: 470, width: 34 },
      { x: 780, y: 530, width: 70 },
      { x: 740, y: 600, width: 120 },
    ]),
    gableHouse({ x: 790, y: 422, scale: 0.82, lit: true }),
    grove(roundTree, [
      [930, 436, 0.72],
      [550, 452, 0.6],
    ]),
    hills('near', 540, 530, 540, 560, 550, 530, 540),
    ...railing(),
    ...frame(),
    rockingChair(300, 640),
    pottedPlant({ x: 930, y: 646, scale: 1.3 }),
  ];
}

function railing(): string[] {
  const balusters = Array.from({ length: 26 }, (_, index) => boxes([28 + index * 46, 490, 12, 98]));
  return [
    shape('wall', balusters.join('')),
    shape('wall', boxes([0, 474, 1200, 20], [0, 562, 1200, 14])),
  ];
}

function frame(): string[] {
  const gaps = [610, 638, 672].map((y) => d`M0 ${y}H1200`).join('');
  return [
    rect('wood', 0, floor, 1200, 90),
    stroke('shade', 4, gaps),
    shape('wall', boxes([60, 60, 44, 540], [1096, 60, 44, 540])),
    shape('shade', boxes([92, 60, 12, 540], [1128, 60, 12, 540])),
    shape(
      'side',
      boxes([48, 92, 68, 18], [1084, 92, 68, 18], [48, 570, 68, 30], [1084, 570, 68, 30]),
    ),
    rect('side', 0, 52, 1200, 40),
    rect('roof', 0, 0, 1200, 56),
    fernPot(560),
  ];
}

function fernPot(x: number): string {
  const fronds =
    'M0 0C-30-34-76-26-96 26C-64 2-36-2 0 0C-50 10-62 44-56 78C-40 40-24 18 0 0C24 18 40 40 56 78C62 44 50 10 0 0C36-2 64 2 96 26C76-26 30-34 0 0Z';
  return stand(
    { x, y: 180 },
    stroke('roof', 4, 'M-26 0L0-90L26 0') +
      polygon('clay', [-34, -6], [34, -6], [24, 34], [-24, 34]) +
      shape('pine', fronds),
  );
}

function rockingChair(x: number, y: number): string {
  return stand(
    { x, y, scale: 1.3 },
    stroke('roof', 10, 'M-84-12Q0 26 92-16M-44-6L-64-176M48-6L54-112M-52-62H62M-60-112H64') +
      stroke('roof', 6, 'M-58-76L-70-170M-42-66L-50-172') +
      shape('door', 'M-56-78H64v18H-52z'),
    ellipse('shade', 30, 12, 130, 12),
  );
}
