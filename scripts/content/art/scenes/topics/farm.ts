import { gableHouse } from '../../parts/houses.ts';
import { hills } from '../../parts/land.ts';
import { windmill } from '../../parts/ranch-country.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A barn, a silo and a house behind plowed fields: out of town. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 160, glow: 430, warm: true }),
    cloud({ x: 880, y: 130, scale: 0.8 }),
    hills('far', 380, 350, 380, 340, 370, 350, 380),
    hills('mid', 440, 420, 430, 420, 430, 420, 440),
    windmill({ x: 1030, y: 470, scale: 0.8 }),
    hills('near', 480, 470, 476, 470, 468, 474, 480),
    gableHouse({ x: 790, y: 478, scale: 1.05, lit: true }),
    barn(410, 490),
    fields(),
  ];
}

function barn(x: number, y: number): string {
  return stand(
    { x, y },
    rect('side', -230, -250, 84, 250) +
      ellipse('stone', -188, -250, 42, 34) +
      stroke('shade', 5, 'M-230-190h84M-230-130h84M-230-70h84') +
      polygon(
        'brick',
        [-140, 0],
        [-140, -150],
        [-90, -220],
        [0, -260],
        [90, -220],
        [140, -150],
        [140, 0],
      ) +
      stroke('roof', 22, 'M-152-146L-96-226L0-268L96-226L152-146') +
      rect('wall', -66, -120, 132, 120) +
      rect('brick', -56, -110, 112, 110) +
      stroke('wall', 9, 'M-56-110L56 0M56-110L-56 0') +
      shape('wall', boxes([-26, -214, 52, 52])) +
      rect('roof', -18, -206, 36, 36),
    shape('shade', 'M-230 0H140L280 60H20Z'),
  );
}

function fields(): string {
  const rows = [-80, 120, 320, 520, 720, 920, 1120, 1320]
    .map((x) => `M${470 + x * 0.25} 510L${x} 690`)
    .join('');
  return polygon('dune', [0, 520], [1200, 500], [1200, 675], [0, 675]) + stroke('sand', 16, rows);
}
