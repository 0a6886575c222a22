import { skyline, waterTower } from '../../parts/city.ts';
import { darkWindows, litWindow } from '../../parts/openings.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { pottedPlant } from '../../parts/yard.ts';
import { boxes, polygon, rect, shape, stroke } from '../../svg.ts';

const roof = 536;

/** Among the roofs: a great water tower, the backs of the brownstones, the city across the river. */
export function scene(): string[] {
  return [
    sky({ x: 600, y: 130, glow: 470, warm: true }),
    cloud({ x: 960, y: 120, scale: 0.8 }),
    skyline('far', 0, 470, [
      [60, 150],
      [70, 230],
      [60, 180],
      [90, 270],
      [70, 200],
      [110, 120],
      [80, 180],
      [60, 200],
      [26, 250],
      [60, 216],
      [90, 160],
      [110, 210],
      [70, 140],
      [250, 190],
    ]),
    rect('lake', 0, 430, 1200, 60),
    skyline('mid', 0, roof, [
      [160, 70],
      [120, 96],
      [200, 60],
      [180, 84],
      [120, 64],
      [420, 90],
    ]),
    rect('mid', 0, roof - 2, 1200, 150),
    ...brownstones(),
    ...ownRoof(),
    waterTower({ x: 300, y: roof + 6, scale: 2.5 }),
    pottedPlant({ x: 92, y: 594, scale: 0.9 }),
  ];
}

function brownstones(): string[] {
  const dark = [
    { x: 868, y: 330, width: 60, height: 92 },
    { x: 756, y: 500, width: 60, height: 92 },
    { x: 868, y: 500, width: 60, height: 92 },
  ];
  return [
    rect('stone', 790, 190, 44, 90),
    shape('clay', boxes([794, 172, 14, 20], [814, 172, 14, 20])),
    rect('brick', 710, 270, 264, 420),
    rect('shade', 956, 270, 18, 420),
    polygon('roof', [694, 250], [990, 250], [976, 284], [708, 284]),
    darkWindows(...dark),
    litWindow({ x: 756, y: 330, width: 60, height: 92, line: 5 }),
    rect('side', 974, 400, 240, 290),
    rect('roof', 970, 384, 240, 20),
    darkWindows(
      { x: 1016, y: 448, width: 50, height: 80, frame: 'wall' },
      { x: 1106, y: 448, width: 50, height: 80, frame: 'wall' },
    ),
    rect('stone', 1096, 322, 40, 64),
  ];
}

function ownRoof(): string[] {
  return [
    rect('stone', 0, roof, 650, 150),
    shape('shade', 'M180 542H420L650 640V690H560Z'),
    rect('side', 456, 410, 150, 130),
    polygon('roof', [440, 398], [622, 398], [622, 418], [440, 418]),
    rect('door', 500, 440, 62, 100),
    rect('brass', 548, 490, 6, 6),
    rect('brick', 0, 600, 650, 90),
    rect('side', 0, 592, 664, 18),
    stroke('shade', 4, 'M0 634H650M0 660H650'),
    rect('shade', 632, 610, 18, 80),
  ];
}
