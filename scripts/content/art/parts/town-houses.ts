import type { Tone } from '../palette.ts';
import { boxes, rect, shape, stand } from '../svg.ts';
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
