import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { d, ellipse, polygon, shape, stand, stroke } from '../../svg.ts';

/** A clock that is set back: a term that starts over. */
export function scene(): string[] {
  return [...windowsill(), clock(440, sillFoot)];
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
