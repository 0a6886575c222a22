import type { Tone } from '../palette.ts';
import { boxes, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, litWindow, type Opening } from './openings.ts';
import { boxShadow } from './shadows.ts';

interface TownHouse extends House {
  tone?: Tone;
  floors?: number;
  /** Index of the floor with the lit window, from the ground; the ground floor has one beside the door. */
  litFloor?: number;
}

const floorHeight = 92;

/** A brick row house, 150 wide, with a cornice and three steps. Stand them 150 apart. */
export function rowHouse(house: TownHouse): string {
  const { lit = false, tone = 'brick', floors = 3, litFloor = 1, ...place } = house;
  const top = -floors * floorHeight - 16;
  const windowAt = (x: number) => (floor: number) => ({
    x,
    y: -78 - floor * floorHeight,
    width: 36,
    height: 52,
  });
  return stand(
    place,
    [
      rect(tone, -75, top, 150, -top),
      rect('shade', 69, top, 6, -top),
      front(floors, windowAt(20), windowAt(-56), lit ? litFloor : -1),
      rect('side', -62, -92, 48, 92),
      door({ x: -38, y: -14, width: 36, height: 68 }),
      shape('side', boxes([-64, -14, 52, 5], [-70, -9, 64, 9])),
      shape('roof', boxes([-80, top - 20, 160, 14], [-75, top - 8, 150, 8])),
    ].join(''),
    boxShadow(-75, 75, 90),
  );
}

/** A brownstone, 170 wide: a high stoop, a bay over all floors, a heavy cornice. Stand them 190 apart. */
export function brownstone(house: TownHouse): string {
  const { lit = false, tone = 'brick', floors = 3, litFloor = 1, ...place } = house;
  const top = -floors * floorHeight - 40;
  const windowAt = (x: number, width: number) => (floor: number) => ({
    x,
    y: -102 - floor * floorHeight,
    width,
    height: 56,
  });
  return stand(
    place,
    [
      rect(tone, -85, top, 170, -top),
      rect('shade', 8, top + 10, 77, -top - 10),
      front(floors, windowAt(-52, 44), windowAt(38, 30), lit ? litFloor : -1),
      rect('side', 26, -126, 54, 84),
      door({ x: 53, y: -42, width: 38, height: 74, arched: true }),
      polygon(
        'side',
        [26, 0],
        [26, -42],
        [80, -42],
        [80, -32],
        [94, -32],
        [94, -21],
        [108, -21],
        [108, -10],
        [122, -10],
        [122, 0],
      ),
      stroke('roof', 5, 'M84-74l46 44v28M84-74v34'),
      polygon('roof', [-95, top - 12], [95, top - 12], [86, top + 14], [-86, top + 14]),
    ].join(''),
    boxShadow(-85, 85, 90),
  );
}

/** The windows of a front: one row that goes down to the ground floor, and one above the door. */
function front(
  floors: number,
  beside: (floor: number) => Opening,
  above: (floor: number) => Opening,
  litFloor: number,
): string {
  const all = Array.from({ length: floors }, (_, floor) => floor);
  const dark = [
    ...all.filter((floor) => floor !== litFloor).map(beside),
    ...all.slice(1).map(above),
  ];
  return darkWindows(...dark) + (litFloor < 0 ? '' : litWindow(beside(litFloor)));
}
