import { coins, sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** Scales in balance: what a refinance costs, and what it saves. */
export function scene(): string[] {
  return [
    ...windowsill(),
    balance(440, sillFoot),
    coins({ x: 240, y: 420, count: 5, scale: 0.9 }),
    house(640, 420),
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
