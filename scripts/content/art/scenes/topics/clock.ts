import { lampPost, skyline } from '../../parts/city.ts';
import { water } from '../../parts/land.ts';
import { gulls, piles, steeple } from '../../parts/old-port.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { rowHouse } from '../../parts/town-houses.ts';
import { sailBoat } from '../../parts/waterside.ts';
import { d, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

const shore = 420;

/** A clock that is set back: a term that starts over. */
export function scene(): string[] {
  const rows = ['brick', 'clay', 'side', 'brick', 'clay', 'brick', 'side'] as const;
  return [
    sky({ x: 150, y: 130, glow: 430, warm: true }),
    cloud({ x: 760, y: 110, scale: 0.7 }),
    gulls({ x: 700, y: 220 }),
    skyline('far', 0, shore, [
      [120, 60],
      [100, 90],
      [140, 70],
      [90, 110],
      [130, 90],
      [90, 150],
      [110, 120],
      [80, 180],
      [100, 140],
      [90, 190],
      [150, 140],
    ]),
    steeple({ x: 930, y: shore, scale: 0.8 }),
    ...rows.map((tone, index) =>
      rowHouse({ x: 700 + index * 84, y: shore, scale: 0.56, tone, lit: index === 2 }),
    ),
    water({ y: shore + 8, to: 590, ripples: 4 }),
    piles({ x: 650, y: shore + 14, count: 10, depth: 30 }),
    rect('stone', 640, shore, 560, 16),
    sailBoat({ x: 820, y: 540, scale: 0.8 }),
    rect('side', 0, 570, 1200, 16),
    rect('stone', 0, 586, 1200, 100),
    stroke(
      'shade',
      4,
      'M0 634H1200M180 586v48M560 586v48M900 586v48M360 634v50M720 634v50M1080 634v50',
    ),
    lampPost({ x: 1050, y: 610, scale: 1.3 }),
    clock(400, 620),
  ];
}

function clock(x: number, y: number): string {
  const hours = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const [across, down] = [Math.sin(angle), -Math.cos(angle)];
    return d`M${across * 128} ${-230 + down * 128}L${across * 146} ${-230 + down * 146}`;
  });
  return stand(
    { x, y },
    stroke('wood', 26, 'M-110-60L-150-8M110-60L150-8') +
      ellipse('door', 0, -230, 206) +
      ellipse('wall', 0, -230, 172) +
      stroke('stone', 9, hours.join('')) +
      stroke('roof', 16, 'M0-230V-330') +
      stroke('roof', 16, 'M0-230L-66-190') +
      stroke('brass', 20, 'M78-288A96 96 0 1 0 90-196') +
      polygon('brass', [34, -296], [104, -340], [110, -256]) +
      ellipse('roof', 0, -230, 16),
    shape('shade', 'M-150 0H160L290 66H20Z'),
  );
}
