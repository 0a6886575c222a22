import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A calendar on the wall side with a line that goes up and down from week to week. */
export function scene(): string[] {
  return [...windowsill(), calendar(440, sillFoot)];
}

function calendar(x: number, y: number): string {
  return stand(
    { x, y },
    polygon('wood', [-210, 0], [-180, -30], [180, -30], [210, 0]) +
      rect('wall', -230, -420, 460, 396) +
      rect('door', -230, -420, 460, 84) +
      shape('roof', boxes([-140, -446, 20, 60], [-10, -446, 20, 60], [120, -446, 20, 60])) +
      stroke('side', 6, 'M-190-270H190M-190-200H190M-190-130H190M-190-60H190') +
      stroke('near', 18, 'M-180-110L-100-170L-30-96L50-236L120-150L180-210') +
      ellipse('brass', 50, -236, 22),
    shape('shade', 'M-210 0H230L350 64H-60Z'),
  );
}
