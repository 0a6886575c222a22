import { gableHouse } from '../../parts/houses.ts';
import { hills, mound } from '../../parts/land.ts';
import { tallPine } from '../../parts/mountain-country.ts';
import { fog, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A calendar on the wall side with a line that goes up and down from week to week. */
export function scene(): string[] {
  return [
    sky({ x: 760, y: 130, glow: 440 }),
    hills('far', 290, 230, 262, 190, 250, 210, 280, 220, 270),
    fog({ x: 800, y: 320, scale: 1 }),
    hills('mid', 350, 330, 300, 340, 300, 350, 300, 340, 310),
    fog({ x: 960, y: 400, scale: 0.9 }),
    hills('near', 440, 400, 430, 390, 430, 410, 440, 400, 380),
    grove(
      pine,
      [
        [720, 470, 0.5],
        [770, 466, 0.7],
      ],
      'leaf',
    ),
    hills('leaf', 540, 530, 520, 520, 490, 480, 490, 480, 470),
    gableHouse({ x: 900, y: 490, scale: 0.8, lit: true }),
    mound('deep', [0, 570], [300, 566], [600, 580], [900, 600], [1210, 580], [1210, 690], [0, 690]),
    tallPine({ x: 1100, y: 600, scale: 1.5 }),
    calendar(400, 620),
  ];
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
