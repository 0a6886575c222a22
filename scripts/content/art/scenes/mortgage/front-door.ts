import { hills } from '../../parts/land.ts';
import { darkWindows, door, litWindow } from '../../parts/openings.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { cypress } from '../../parts/trees.ts';
import { pottedPlant } from '../../parts/yard.ts';
import { boxes, d, polygon, rect, shape, stroke } from '../../svg.ts';

const foot = 560;
const middle = 620;

/** A front door at the top of its steps. */
export function scene(): string[] {
  return [
    sky({ x: 190, y: 170, glow: 360 }),
    cloud({ x: 240, y: 320, scale: 0.7 }),
    hills('far', 440, 410, 450, 420, 440),
    hills('mid', 490, 480, 500, 480, 490),
    hills('near', 556, 552, 560, 560, 560),
    cypress({ x: 150, y: 566, scale: 1.5, tone: 'leaf' }),
    cypress({ x: 246, y: 574, scale: 2 }),
    ...facade(),
    ...entrance(),
    pottedPlant({ x: 440, y: 586, scale: 1.15 }),
    pottedPlant({ x: 806, y: 586, scale: 1.15 }),
  ];
}

function facade(): string[] {
  const boards = Array.from({ length: 11 }, (_, index) => d`M360 ${80 + index * 44}H1200`);
  return [
    rect('side', 360, 0, 840, foot),
    stroke('shade', 3, boards.join('')),
    rect('wall', 360, 0, 18, foot),
    rect('stone', 360, 520, 840, 40),
    litWindow({ x: 880, y: 230, width: 170, height: 190, frame: 'wall', line: 9 }),
    polygon('roof', [310, 0], [1200, 0], [1200, 46], [290, 46]),
  ];
}

function entrance(): string[] {
  return [
    polygon('roof', [440, 190], [middle, 96], [800, 190], [800, 206], [440, 206]),
    polygon('wall', [490, 186], [middle, 118], [750, 186]),
    rect('wall', 516, 206, 208, 354),
    shape('side', boxes([470, 206, 22, 330], [748, 206, 22, 330])),
    darkWindows({ x: 562, y: 222, width: 116, height: 32, bars: 'bar', line: 5 }),
    door({ x: middle, y: 536, width: 128, height: 262 }),
    shape(
      'leaf',
      boxes([576, 294, 38, 90], [626, 294, 38, 90], [576, 404, 38, 100], [626, 404, 38, 100]),
    ),
    rect('brass', 668, 400, 10, 30),
    polygon('brass', [781, 300], [786, 262], [816, 262], [821, 300]),
    shape('roof', `${boxes([776, 300, 50, 7], [798, 244, 6, 18])}M774 262h54l-27-18z`),
    shape('side', boxes([450, 536, 340, 22], [420, 558, 400, 26], [390, 584, 460, 30])),
    shape('shade', boxes([450, 552, 340, 6], [420, 578, 400, 6], [390, 608, 460, 6])),
    polygon('path', [390, 614], [850, 614], [930, 675], [310, 675]),
  ];
}
