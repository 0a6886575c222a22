import { hills, mound, road } from '../../parts/land.ts';
import { stoneFarmhouse, woodenSwing } from '../../parts/ranch-country.ts';
import { sky } from '../../parts/sky.ts';
import { bush } from '../../parts/trees.ts';
import { railFence, ranchGate } from '../../parts/yard.ts';
import { ellipse, shape, stroke } from '../../svg.ts';

/** In the shade of a live oak, a swing on its bough, the house beyond. */
export function scene(): string[] {
  return [
    sky({ x: 640, y: 300, radius: 60, glow: 400 }),
    hills('far', 440, 410, 430, 400, 420, 410, 430),
    hills('mid', 470, 460, 466, 456, 450, 456, 466),
    hills('sand', 500, 496, 490, 486, 490, 494, 500),
    stoneFarmhouse({ x: 860, y: 530, scale: 0.95, lit: true }),
    ranchGate({ x: 560, y: 520, scale: 0.6 }),
    railFence({ x: 410, y: 520, bays: 1, scale: 0.6 }),
    railFence({ x: 640, y: 520, bays: 1, scale: 0.6 }),
    road([
      { x: 600, y: 490, width: 12 },
      { x: 566, y: 522, width: 96 },
      { x: 640, y: 600, width: 200 },
      { x: 620, y: 690, width: 340 },
    ]),
    mound('near', [0, 590], [160, 580], [360, 600], [470, 690], [0, 690]),
    mound('near', [1200, 640], [980, 640], [860, 690], [1200, 690]),
    bush({ x: 1060, y: 650, scale: 1.2 }),
    ...oak(),
    woodenSwing({ x: 400, y: 560, length: 350 }),
  ];
}

function oak(): string[] {
  return [
    shape(
      'roof',
      'M70 620C110 520 96 400 60 300L20 180H180C200 230 240 250 320 240C440 226 560 200 700 150L712 170C580 240 460 276 330 290C250 300 220 330 222 400C226 500 236 560 290 620C250 606 220 610 190 624C160 606 120 606 70 620Z',
    ),
    shape(
      'pine',
      'M0 0H1200V70A90 60 0 0 1 1080 120A110 70 0 0 1 900 150A120 70 0 0 1 700 176A130 70 0 0 1 480 190A130 60 0 0 1 270 190A120 80 0 0 1 60 240A80 60 0 0 1 0 250Z',
    ),
    ellipse('leaf', 330, 110, 130, 56),
    ellipse('leaf', 700, 80, 160, 60),
    ellipse('leaf', 1040, 50, 120, 46),
    stroke('mid', 8, 'M560 190v60M600 184v44M800 168v54M846 160v36M990 146v48M120 236v60'),
  ];
}
