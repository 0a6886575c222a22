import { hills } from '../../parts/land.ts';
import { magnoliaBlossom, magnoliaLeaves } from '../../parts/magnolias.ts';
import { door, litWindow } from '../../parts/openings.ts';
import { sky } from '../../parts/sky.ts';
import { pottedPlant } from '../../parts/yard.ts';
import { boxes, d, polygon, rect, shape, stand, stroke } from '../../svg.ts';

const floor = 580;

/** Under the roof of a porch: a swing, the lit window, magnolia from the garden. */
export function scene(): string[] {
  return [
    sky({ x: 110, y: 200, radius: 50, glow: 300 }),
    hills('mid', 470, 480, 500, 500, 500),
    hills('near', 540, 540, 540, 540, 540),
    ...front(),
    ...porch(),
    swing(470, 500),
    pottedPlant({ x: 690, y: 612, scale: 1.2 }),
    ...garden(),
  ];
}

function front(): string[] {
  const boards = Array.from({ length: 11 }, (_, index) => d`M230 ${130 + index * 40}H1200`);
  return [
    rect('side', 230, 70, 970, 520),
    stroke('shade', 3, boards.join('')),
    rect('wall', 230, 70, 16, 520),
    litWindow({ x: 400, y: 190, width: 150, height: 210, frame: 'wall', line: 8 }),
    shape('door', boxes([322, 180, 58, 232], [570, 180, 58, 232])),
    rect('wall', 762, 178, 156, 400),
    door({ x: 840, y: floor, width: 124, height: 384 }),
    shape(
      'leaf',
      boxes([794, 224, 38, 130], [848, 224, 38, 130], [794, 376, 38, 160], [848, 376, 38, 160]),
    ),
  ];
}

function porch(): string[] {
  return [
    polygon('far', [0, 0], [1200, 0], [1200, 110], [230, 110], [0, 70]),
    stroke('shade', 3, 'M0 40L230 78H1200M0 10L230 40H1200'),
    shape('wall', boxes([0, 456, 230, 16], [0, 552, 230, 10])),
    shape(
      'wall',
      Array.from({ length: 7 }, (_, index) => boxes([8 + index * 32, 472, 9, 84])).join(''),
    ),
    rect('wood', 0, floor, 1200, 95),
    stroke('shade', 4, d`M0 ${floor + 26}H1200M0 ${floor + 56}H1200`),
    shape('shade', d`M230 ${floor}H1200v16H230z`),
  ];
}

function swing(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 5, 'M-150-60V-420M150-60V-420M-150-60L-160 0M150-60L160 0') +
      shape(
        'wall',
        boxes([-160, -70, 320, 14], [-164, -2, 328, 18], [-160, -40, 14, 50], [146, -40, 14, 50]),
      ) +
      shape(
        'wall',
        Array.from({ length: 13 }, (_, index) => boxes([-142 + index * 22, -60, 12, 60])).join(''),
      ) +
      rect('shade', -164, 10, 328, 6),
    shape('shade', 'M-130 104H190l50 18H-80z'),
  );
}

function garden(): string[] {
  return [
    shape('wall', boxes([1010, 40, 56, 560])),
    shape('shade', boxes([1046, 40, 20, 560])),
    shape('side', boxes([994, 60, 88, 20], [994, 570, 88, 34])),
    rect('wall', 0, 0, 1200, 52),
    rect('roof', 0, 0, 1200, 22),
    shape('shade', 'M820 675Q880 600 960 600T1200 560V675z'),
    magnoliaLeaves({ x: 1170, y: 700, scale: 1.5 }),
    magnoliaLeaves({ x: 1030, y: 720, scale: 1.1 }),
    magnoliaBlossom({ x: 1120, y: 520, scale: 0.8 }),
    magnoliaBlossom({ x: 1000, y: 640, scale: 0.66 }),
  ];
}
