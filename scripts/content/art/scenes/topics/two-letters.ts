import { surf } from '../../parts/coast.ts';
import { mound, water } from '../../parts/land.ts';
import { stiltHouse } from '../../parts/regional-houses.ts';
import { seaOats } from '../../parts/shore.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { palm } from '../../parts/trees.ts';
import { envelope, sheet } from '../../parts/windowsill.ts';
import { ellipse, polygon, stand, stroke } from '../../svg.ts';

/** A note with an estimate, and a sealed letter with a key. */
export function scene(): string[] {
  return [
    sky({ x: 560, y: 140, radius: 60, glow: 460 }),
    cloud({ x: 800, y: 110, scale: 0.6 }),
    water({ y: 380, to: 600, ripples: 4 }),
    surf([-20, 500, 420], [120, 540, 480]),
    mound(
      'sand',
      [0, 580],
      [300, 570],
      [560, 530],
      [800, 462],
      [1000, 440],
      [1210, 440],
      [1210, 690],
      [0, 690],
    ),
    palm({ x: 1070, y: 480, scale: 1.15, tone: 'pine' }),
    stiltHouse({ x: 920, y: 490, scale: 0.95, lit: true }),
    mound(
      'kraft',
      [0, 600],
      [260, 596],
      [620, 584],
      [900, 560],
      [1210, 540],
      [1210, 690],
      [0, 690],
    ),
    seaOats({ x: 830, y: 620, scale: 1.2 }),
    sheet({ x: 240, y: 630, scale: 1.16, lines: ['side', 'side', 'side', 'side'] }),
    pencil(282, 550),
    envelope({ x: 550, y: 630, scale: 1.55, seal: 'door' }),
    key(570, 390),
  ];
}

function pencil(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('brass', 20, 'M0 0L110-160') + polygon('roof', [-10, -2], [8, 10], [-16, 26]),
  );
}

function key(x: number, y: number): string {
  return stand(
    { x, y },
    stroke(
      'brass',
      20,
      'M-120-20a44 44 0 1 0 88 0a44 44 0 1 0-88 0zM-32-20H120M84-20V22M118-20V30',
    ) + ellipse('cloud', -76, -20, 30),
  );
}
