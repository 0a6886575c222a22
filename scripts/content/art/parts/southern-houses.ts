import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, spill, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

/** A two-story house behind four tall columns under a pediment, 460 wide and 330 high. */
export function columnedHouse({ lit = false, ...place }: House): string {
  const upper = { y: -204, width: 36, height: 58, frame: 'wall' } as const;
  const lower = { y: -100, width: 36, height: 66, frame: 'wall' } as const;
  return stand(
    place,
    [
      shape('brick', boxes([-186, -308, 30, 70], [156, -308, 30, 70])),
      polygon('roof', [-226, -232], [-170, -286], [170, -286], [226, -232]),
      rect('side', -210, -234, 420, 234),
      rect('shade', -150, -234, 300, 222),
      darkWindows(
        { ...upper, x: -190 },
        { ...upper, x: 154 },
        { ...lower, x: -190 },
        { ...lower, x: 154 },
      ),
      darkWindows({ ...upper, x: -92 }, { ...upper, x: 56 }, { ...lower, x: -92 }),
      windowThatIs(lit, { ...lower, x: 56 }),
      rect('wall', -28, -204, 56, 66),
      door({ x: 0, y: -138, width: 40, height: 60 }),
      rect('wall', -32, -116, 64, 104),
      door({ x: 0, y: -12, width: 48, height: 96, arched: true }),
      shape('wall', boxes([-150, -138, 300, 8], [-150, -160, 300, 5])),
      shape(
        'side',
        Array.from({ length: 24 }, (_, index) => boxes([-146 + index * 12.6, -158, 4, 20])).join(
          '',
        ),
      ),
      shape(
        'wall',
        boxes(
          ...[-150, -62, 40, 128].flatMap((x): [number, number, number, number][] => [
            [x, -234, 22, 222],
            [x - 4, -238, 30, 8],
            [x - 4, -20, 30, 8],
          ]),
        ),
      ),
      shape(
        'shade',
        boxes(
          ...[-150, -62, 40, 128].map((x): [number, number, number, number] => [
            x + 15,
            -230,
            7,
            210,
          ]),
        ),
      ),
      polygon('wall', [-176, -238], [0, -326], [176, -238]),
      polygon('side', [-132, -248], [0, -312], [132, -248]),
      ellipse('pane', 0, -268, 14),
      rect('wall', -176, -248, 352, 14),
      shape('side', boxes([-168, -12, 336, 12], [-60, 0, 120, 8], [-70, 8, 140, 8])),
      shape('shade', boxes([-168, -4, 336, 4], [-60, 5, 120, 3], [-70, 13, 140, 3])),
    ].join(''),
    boxShadow(-210, 210, 150) + (lit ? spill(50, 104, 110) : ''),
  );
}

/** A farmhouse of two stories with a porch all along its front, 360 wide and 260 high. */
export function porchFarmhouse({ lit = false, ...place }: House): string {
  return stand(
    place,
    [
      rect('brick', 66, -262, 28, 80),
      rect('side', -60, -180, 190, 180),
      polygon('roof', [-84, -250], [88, -250], [146, -174], [-30, -174]),
      polygon('wall', [-140, 0], [-140, -174], [-82, -246], [-24, -174], [-24, 0]),
      shape('roof', 'M-82-272L2-172H-22L-82-244-142-172H-166z'),
      darkWindows(
        { x: -100, y: -160, width: 36, height: 48 },
        { x: 6, y: -160, width: 36, height: 44 },
        { x: 76, y: -160, width: 36, height: 44 },
        { x: -112, y: -74, width: 40, height: 48 },
      ),
      door({ x: -20, y: -10, width: 36, height: 72 }),
      windowThatIs(lit, { x: 50, y: -74, width: 50, height: 48 }),
      polygon('stone', [-156, -112], [146, -112], [170, -92], [-180, -92]),
      shape(
        'wall',
        boxes(
          [-174, -92, 8, 92],
          [-126, -92, 8, 92],
          [-52, -92, 8, 92],
          [8, -92, 8, 92],
          [116, -92, 8, 92],
          [156, -92, 8, 92],
        ),
      ),
      stroke('wall', 4, 'M-170-34H-122M-122-34H-50M12-34H160'),
      shape(
        'wall',
        Array.from({ length: 17 }, (_, index) => -164 + index * 19)
          .filter((x) => x < -52 || x > 12)
          .map((x) => boxes([x, -34, 4, 28]))
          .join(''),
      ),
      rect('stone', -182, -10, 354, 10),
    ].join(''),
    boxShadow(-170, 168, 130) + (lit ? spill(46, 106) : ''),
  );
}
