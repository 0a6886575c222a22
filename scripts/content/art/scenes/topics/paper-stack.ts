import { pricklyPear } from '../../parts/desert.ts';
import { hills, mesa } from '../../parts/land.ts';
import { flatRoof } from '../../parts/regional-houses.ts';
import { sky } from '../../parts/sky.ts';
import { saguaro } from '../../parts/trees.ts';
import { boxes, ellipse, rect, shape, stand, stroke } from '../../svg.ts';

const ledge = 566;

/** Folders of papers beside a laptop: a business of one's own. */
export function scene(): string[] {
  return [
    sky({ x: 560, y: 140, glow: 470 }),
    mesa({ x: 1010, y: 260, foot: 440, breadth: 190, tone: 'far' }),
    mesa({ x: 720, y: 330, foot: 440, breadth: 70, tone: 'far' }),
    mesa({ x: 230, y: 170, foot: 450, breadth: 330 }),
    hills('sand', 440, 430, 436, 430, 424, 430, 436),
    saguaro({ x: 1120, y: 470, scale: 1.05 }),
    flatRoof({ x: 935, y: 500, scale: 0.9, lit: true }),
    hills('dune', 520, 516, 520, 524, 516, 508, 512),
    pricklyPear({ x: 1080, y: 580, scale: 0.8, tone: 'near' }),
    rect('path', 0, ledge, 1200, 20),
    rect('clay', 0, ledge + 20, 1200, 100),
    rect('shade', 0, ledge + 20, 1200, 8),
    laptop(330, 610),
    folders(660, 610),
    mug(830, 610),
  ];
}

function laptop(x: number, y: number): string {
  return stand(
    { x, y },
    rect('roof', -190, -260, 380, 240) +
      rect('wall', -170, -240, 340, 200) +
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
