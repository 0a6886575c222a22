import { snowCabin } from '../../parts/high-country.ts';
import { hills, mountain } from '../../parts/land.ts';
import { litWindow } from '../../parts/openings.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { coins } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** Scales in balance: what a refinance costs, and what it saves. */
export function scene(): string[] {
  return [
    sky({ x: 150, y: 120, glow: 420 }),
    cloud({ x: 620, y: 110, scale: 0.6 }),
    mountain({ x: 1120, y: 230, foot: 470, breadth: 460, tone: 'far' }),
    mountain({ x: 900, y: 130, foot: 480, breadth: 640 }),
    hills('far', 440, 420, 440, 430, 450, 460, 470),
    grove(pine, [
      [784, 500, 0.75],
      [1080, 490, 0.9],
      [1150, 500, 1.2],
    ]),
    hills('snow', 500, 496, 490, 486, 480, 476, 480),
    snowCabin({
      x: 920,
      y: 530,
      scale: 0.9,
      lit: litWindow({ x: 44, y: -62, width: 42, height: 38 }),
    }),
    balance(420, 620),
    coins({ x: 220, y: 440, count: 5, scale: 0.9 }),
    house(620, 440),
  ];
}

function balance(x: number, y: number): string {
  return stand(
    { x, y },
    polygon('wood', [-120, 0], [-84, -34], [84, -34], [120, 0]) +
      rect('wood', -13, -400, 26, 370) +
      rect('roof', -216, -404, 432, 16) +
      ellipse('brass', 0, -404, 26) +
      stroke('stone', 5, 'M-200-396L-284-180M-200-396L-116-180M200-396L116-180M200-396L284-180') +
      shape(
        'brass',
        'M-300-182H-100Q-120-130-200-130T-300-182ZM100-182H300Q280-130 200-130T100-182Z',
      ),
    shape('shade', 'M-120 0H120L220 50H0Z'),
  );
}

function house(x: number, y: number): string {
  return stand(
    { x, y },
    rect('wall', -56, -70, 112, 70) +
      polygon('roof', [-78, -66], [0, -130], [78, -66]) +
      rect('door', -14, -44, 28, 44),
  );
}
