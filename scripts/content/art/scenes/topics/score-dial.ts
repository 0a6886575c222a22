import { hills, mound } from '../../parts/land.ts';
import { stoneFarmhouse, windmill, wireFence } from '../../parts/ranch-country.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, liveOak } from '../../parts/trees.ts';
import { d, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

const [radius, hub] = [230, -60];

/** A dial from low to high in a Texas pasture, with a needle past its middle. */
export function scene(): string[] {
  return [
    sky({ x: 190, y: 130, glow: 440, warm: true }),
    cloud({ x: 660, y: 130, scale: 0.8 }),
    hills('far', 420, 408, 416, 400, 406, 392, 400),
    hills('sand', 456, 450, 448, 440, 438, 436, 444),
    grove(liveOak, [
      [50, 470, 0.5],
      [724, 462, 0.4],
    ]),
    stoneFarmhouse({ x: 880, y: 480, scale: 0.8, lit: true }),
    mound('near', [0, 530], [240, 536], [620, 530], [900, 520], [1210, 540], [1210, 690], [0, 690]),
    wireFence({ x: -30, y: 560, bays: 14 }),
    windmill({ x: 1050, y: 566, scale: 1.15 }),
    dial(420, 620),
  ];
}

function dial(x: number, y: number): string {
  const tones = ['brick', 'clay', 'brass', 'mid', 'near'] as const;
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [-Math.cos(angle) * radius, hub - Math.sin(angle) * radius] as const;
  };
  const arcs = tones.map((tone, index) => {
    const [fromX, fromY] = point(index * 36 + 3);
    const [toX, toY] = point(index * 36 + 33);
    const arc = d`M${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
    return `<path class="${tone}" fill="none" stroke="currentColor" stroke-width="56" d="${arc}"/>`;
  });
  return stand(
    { x, y },
    shape('wall', d`M-290 ${hub}A290 290 0 0 1 290 ${hub}V0H-290Z`) +
      arcs.join('') +
      polygon('roof', [-16, hub], [16, hub], [102, hub - 176]) +
      ellipse('roof', 0, hub, 32) +
      ellipse('brass', 0, hub, 12) +
      rect('stone', -290, -26, 580, 26) +
      stroke('side', 8, 'M-232-42H232'),
    shape('shade', 'M-290 0H290L400 58H-120Z'),
  );
}
