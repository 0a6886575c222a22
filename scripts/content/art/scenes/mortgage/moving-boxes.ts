import { gableHouse } from '../../parts/houses.ts';
import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { roundTree } from '../../parts/trees.ts';
import { cardboardBox, pottedPlant } from '../../parts/yard.ts';
import { polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** Boxes on the lawn before a house: the day of the move. */
export function scene(): string[] {
  return [
    sky({ x: 590, y: 150, radius: 52, glow: 420, warm: true }),
    cloud({ x: 980, y: 130, scale: 0.8 }),
    hills('far', 360, 330, 370, 320, 350, 310, 350),
    hills('mid', 430, 400, 420, 400, 390, 400, 420),
    hills('near', 476, 466, 460, 456, 460, 470, 480),
    gableHouse({ x: 330, y: 474, scale: 1.5, lit: true }),
    road([
      { x: 236, y: 474, width: 50 },
      { x: 300, y: 560, width: 130 },
      { x: 330, y: 690, width: 330 },
    ]),
    roundTree({ x: 1040, y: 480, scale: 1.4, tone: 'leaf' }),
    shape('shade', 'M590 622H1060L1200 675V700H760Z'),
    floorLamp(1062, 612),
    cardboardBox({ x: 706, y: 622, width: 220, height: 168 }),
    cardboardBox({ x: 920, y: 622, width: 196, height: 140 }),
    cardboardBox({ x: 792, y: 454, width: 176, height: 122 }),
    openBox(972, 482),
    pottedPlant({ x: 550, y: 632, scale: 1.35, tone: 'mid' }),
  ];
}

function floorLamp(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 8, 'M0 0V-250M-34 0H34') +
      polygon('side', [-56, -236], [-34, -320], [34, -320], [56, -236]),
  );
}

function openBox(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 7, 'M-18-60L-40-128M16-60L8-150') +
      rect('door', 22, -128, 26, 70) +
      rect('stone', -52, -100, 22, 50) +
      cardboardBox({ x: 0, y: 0, width: 128, height: 84 }) +
      polygon('side', [-64, -84], [-98, -62], [-98, -50], [-64, -68]) +
      polygon('side', [64, -84], [98, -62], [98, -50], [64, -68]),
  );
}
