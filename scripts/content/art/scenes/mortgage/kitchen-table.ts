import { hills } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import { cypress } from '../../parts/trees.ts';
import { boxes, d, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

const sill = 520;

/** A kitchen table seen through the lit window: a lamp, two chairs, papers and cups. */
export function scene(): string[] {
  return [
    sky({ x: 150, y: 160, glow: 330 }),
    hills('far', 440, 410, 460, 440, 450),
    hills('mid', 500, 480, 500, 490, 500),
    hills('near', 590, 580, 584, 590, 590),
    ...wall(),
    rect('wall', 318, 84, 684, sill - 68),
    rect('lit', 340, 106, 640, sill - 106),
    ...room(),
    rect('wall', 340, 196, 640, 10),
    shape('wall', boxes([548, 106, 8, 92], [764, 106, 8, 92])),
    rect('wall', 292, sill - 4, 736, 26),
    rect('shade', 292, sill + 14, 736, 8),
    ...flowerBox(),
    cypress({ x: 120, y: 660, scale: 2.3 }),
  ];
}

function wall(): string[] {
  const boards = Array.from({ length: 13 }, (_, index) => d`M220 ${46 + index * 46}H1200`);
  return [
    rect('side', 220, 0, 980, 630),
    stroke('shade', 3, boards.join('')),
    rect('wall', 220, 0, 18, 630),
    rect('stone', 220, 616, 980, 60),
    polygon('roof', [176, 0], [1200, 0], [1200, 34], [160, 34]),
  ];
}

function room(): string[] {
  return [
    shape('side', 'M340 206H412Q404 340 352 430V516H340zM980 206H908Q916 340 968 430V516H980z'),
    stroke('roof', 6, 'M660 106V240'),
    shape('roof', 'M590 286Q600 232 660 232T730 286z'),
    ellipse('path', 660, 288, 40, 9),
    chair(440, false),
    chair(880, true),
    rect('roof', 470, 428, 380, 16),
    shape('roof', boxes([500, 440, 16, 80], [804, 440, 16, 80])),
    polygon('wall', [600, 424], [622, 414], [724, 414], [700, 428], [600, 428]),
    mug(560, 428),
    mug(770, 428),
  ];
}

function chair(x: number, flip: boolean): string {
  return stand(
    { x, y: sill, flip },
    stroke('roof', 13, 'M-36 0L-50-190M-42-58H44M40-52V0') + stroke('roof', 9, 'M-46-150H-46'),
  );
}

function mug(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('door', 6, 'M18-28h8a8 8 0 0 1 0 18h-8') + rect('door', -18, -38, 36, 38),
  );
}

function flowerBox(): string[] {
  const leaves = Array.from(
    { length: 11 },
    (_, index) => d`M${400 + index * 52} 556m-40 0a40 ${index % 2 ? 34 : 46} 0 0 1 80 0z`,
  );
  return [
    shape('leaf', leaves.join('')),
    stroke(
      'snow',
      15,
      'M412 534h0M470 526h0M534 538h0M598 524h0M656 536h0M718 528h0M786 538h0M842 526h0M906 534h0',
    ),
    polygon('wood', [348, 552], [972, 552], [956, 606], [364, 606]),
    rect('shade', 348, 552, 624, 8),
  ];
}
