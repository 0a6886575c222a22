import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A graduation cap on a pile of books. */
export function scene(): string[] {
  return [...windowsill(), books(440, sillFoot), cap(440, 380)];
}

function books(x: number, y: number): string {
  const book = (tone: 'clay' | 'near' | 'brass', bottom: number, left: number, length: number) =>
    rect(tone, left, bottom - 70, length, 70) +
    rect('wall', left + length - 46, bottom - 58, 46, 46) +
    rect('shade', left + 40, bottom - 70, 14, 70);
  return stand(
    { x, y },
    book('near', 0, -230, 440) + book('clay', -74, -190, 400) + book('brass', -148, -210, 380),
    shape('shade', 'M-230 0H210L340 64H-60Z'),
  );
}

function cap(x: number, y: number): string {
  return stand(
    { x, y },
    shape('roof', 'M-100-100V-20Q0 30 100-20V-100Z') +
      polygon('door', [-210, -116], [0, -196], [210, -116], [0, -36]) +
      polygon('shade', [210, -116], [0, -36], [0, -52], [180, -120]) +
      stroke('brass', 9, 'M0-116L150-92V6') +
      polygon('brass', [136, 0], [164, 0], [170, 56], [130, 56]) +
      ellipse('brass', 0, -116, 14, 8),
  );
}
