import { gableHouse } from '../../parts/houses.ts';
import { hills } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { roundTree } from '../../parts/trees.ts';
import { d, ellipse, rect, shape, stand, stroke } from '../../svg.ts';

/** A house with a ladder at its wall and cans of paint: money for repairs. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 160, glow: 430, warm: true }),
    cloud({ x: 980, y: 140, scale: 0.8 }),
    hills('far', 390, 350, 390, 340, 370, 340, 390),
    hills('mid', 460, 430, 450, 430, 440, 430, 450),
    hills('near', 560, 556, 552, 552, 556, 560, 566),
    roundTree({ x: 1040, y: 556, scale: 1.6 }),
    gableHouse({ x: 620, y: 566, scale: 2.1, lit: true }),
    ladder(336, 600),
    can(820, 634, 'clay', 1),
    can(930, 640, 'brass', 0.86),
  ];
}

function ladder(x: number, y: number): string {
  const rungs = Array.from({ length: 8 }, (_, rung) => {
    const up = 40 + rung * 48;
    return d`M${up * 0.3} ${-up}h76`;
  });
  return stand(
    { x, y },
    stroke('wood', 14, `M0 0L126-420M76 0L202-420${rungs.join('')}`),
    shape('shade', 'M0 0H80L170 40H80Z'),
  );
}

function can(x: number, y: number, paint: 'clay' | 'brass', scale: number): string {
  return stand(
    { x, y, scale },
    stroke('stone', 6, 'M-52-100Q0-190 52-100') +
      rect('side', -56, -100, 112, 100) +
      rect(paint, -56, -70, 112, 40) +
      ellipse(paint, 0, -100, 56, 14) +
      rect('shade', 26, -96, 30, 96),
    shape('shade', 'M-56 0H56L120 34H10Z'),
  );
}
