import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A closed padlock beside a paper boat: lock or float. */
export function scene(): string[] {
  return [...windowsill(), padlock(400, sillFoot), paperBoat(690, sillFoot)];
}

function padlock(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('stone', 34, 'M-72-210V-286A72 72 0 0 1 72-286V-210') +
      rect('brass', -130, -226, 260, 226) +
      rect('shade', 78, -226, 52, 226) +
      ellipse('roof', 0, -130, 28) +
      polygon('roof', [-11, -118], [11, -118], [20, -56], [-20, -56]),
    shape('shade', 'M-130 0H130L270 70H20Z'),
  );
}

function paperBoat(x: number, y: number): string {
  return stand(
    { x, y },
    polygon('wall', [0, -170], [70, -60], [-70, -60]) +
      polygon('side', [0, -170], [70, -60], [0, -60]) +
      polygon('wall', [-130, -86], [130, -86], [82, 0], [-82, 0]) +
      polygon('shade', [0, -60], [130, -86], [82, 0], [0, 0]),
    shape('shade', 'M-82 0H82L170 44H10Z'),
  );
}
