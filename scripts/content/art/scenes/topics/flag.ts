import { gableHouse } from '../../parts/houses.ts';
import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { grove, pine } from '../../parts/trees.ts';
import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A flag on its pole before a house among pines. */
export function scene(): string[] {
  return [
    sky({ x: 210, y: 170, glow: 430 }),
    cloud({ x: 960, y: 130, scale: 0.8 }),
    hills('far', 400, 360, 390, 350, 380, 350, 400),
    hills('mid', 470, 440, 460, 430, 440, 430, 470),
    grove(pine, [
      [1000, 480, 1],
      [1090, 490, 1.25],
    ]),
    hills('near', 540, 520, 510, 500, 500, 510, 530),
    gableHouse({ x: 800, y: 512, scale: 1.35, lit: true, porch: true }),
    road(
      [
        { x: 716, y: 512, width: 44 },
        { x: 660, y: 590, width: 120 },
        { x: 620, y: 690, width: 260 },
      ],
      'path',
    ),
    flagpole(330, 610),
  ];
}

function flagpole(x: number, y: number): string {
  const stripes = Array.from({ length: 4 }, (_, row): [number, number, number, number] => [
    8,
    -490 + row * 52,
    270,
    26,
  ]);
  const stars = 'M30-470h0M62-470h0M94-470h0M46-446h0M78-446h0M30-422h0M62-422h0M94-422h0';
  return stand(
    { x, y },
    rect('wall', 8, -490, 270, 182) +
      shape('brick', boxes(...stripes)) +
      rect('door', 8, -490, 118, 104) +
      stroke('snow', 9, stars) +
      polygon('shade', [210, -490], [278, -490], [278, -308], [180, -308]) +
      rect('stone', -8, -520, 16, 520) +
      ellipse('brass', 0, -526, 15) +
      rect('stone', -40, -14, 80, 14),
    shape('shade', 'M-8 0H8L180 66H150Z'),
  );
}
