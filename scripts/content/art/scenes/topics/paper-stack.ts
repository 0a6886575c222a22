import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { boxes, ellipse, rect, shape, stand, stroke } from '../../svg.ts';

/** Folders of papers beside a laptop: a business of one's own. */
export function scene(): string[] {
  return [...windowsill(), laptop(300, sillFoot), folders(650, sillFoot), mug(820, sillFoot)];
}

function laptop(x: number, y: number): string {
  return stand(
    { x, y },
    rect('roof', -190, -260, 380, 240) +
      rect('sky', -170, -240, 340, 200) +
      shape('stone', boxes([-130, -130, 44, 80], [-66, -170, 44, 120], [-2, -110, 44, 60])) +
      rect('brass', 62, -200, 44, 150) +
      rect('stone', -230, -22, 460, 22),
    shape('shade', 'M-230 0H230L330 50H-120Z'),
  );
}

function folders(x: number, y: number): string {
  const folder = (tone: 'clay' | 'kraft' | 'near' | 'path', row: number, shift: number) =>
    shape(
      tone,
      boxes([-120 + shift, -58 - row * 62, 240, 54], [-120 + shift, -66 - row * 62, 80, 12]),
    ) + rect('wall', -108 + shift, -20 - row * 62, 216, 10);
  return stand(
    { x, y },
    folder('clay', 0, 0) + folder('path', 1, 14) + folder('near', 2, -10) + folder('kraft', 3, 8),
    shape('shade', 'M-120 0H120L250 70H20Z'),
  );
}

function mug(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('door', 12, 'M36-62h16a18 18 0 0 1 0 40h-16') +
      rect('door', -40, -92, 80, 92) +
      ellipse('shade', 0, -92, 40, 8),
  );
}
