import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A shopping bag with a house on it, and three price tags: offers of several lenders. */
export function scene(): string[] {
  return [
    ...windowsill(),
    bag(370, sillFoot),
    tag(590, 586, 'clay'),
    tag(690, 586, 'brass'),
    tag(790, 586, 'near'),
  ];
}

function bag(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 14, 'M-70-320V-370A70 70 0 0 1 70-370V-320') +
      polygon('door', [-150, -320], [150, -320], [174, 0], [-174, 0]) +
      polygon('shade', [96, -320], [150, -320], [174, 0], [108, 0]) +
      rect('near', -150, -320, 300, 22) +
      polygon('path', [-86, -150], [0, -236], [86, -150]) +
      rect('path', -60, -152, 120, 92) +
      rect('door', -16, -116, 32, 56),
    shape('shade', 'M-174 0H174L300 60H-20Z'),
  );
}

function tag(x: number, y: number, tone: 'clay' | 'brass' | 'near'): string {
  return stand(
    { x, y },
    stroke('stone', 5, 'M0-168Q14-214 44-220') +
      polygon(tone, [-42, 0], [-42, -146], [0, -190], [42, -146], [42, 0]) +
      ellipse('wall', 0, -156, 9) +
      rect('wall', -24, -96, 48, 12) +
      rect('wall', -24, -66, 34, 12),
    shape('shade', 'M-42 14H42L104 40H0Z'),
  );
}
