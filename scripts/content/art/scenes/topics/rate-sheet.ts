import { sheet, sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, stand, stroke } from '../../svg.ts';

/** A sheet with three figures, under a magnifying glass. */
export function scene(): string[] {
  return [
    ...windowsill(),
    sheet({ x: 400, y: sillFoot, scale: 1.36, lines: ['wall', 'near', 'brass', 'clay'] }),
    percentSign(400, 268),
    magnifier(560, 430),
  ];
}

function percentSign(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('door', 16, 'M-34 8L34-66') +
      stroke('door', 14, 'M-42-58a14 14 0 1 0 .1 0zM42-16a14 14 0 1 0 .1 0z'),
  );
}

function magnifier(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('wood', 38, 'M72 78L172 188') +
      ellipse('cloud', 0, 0, 100) +
      stroke('roof', 20, 'M-100 0a100 100 0 1 0 200 0a100 100 0 1 0-200 0z') +
      polygon('cloud', [-60, -20], [-20, -62], [0, -62], [-60, 2]),
  );
}
