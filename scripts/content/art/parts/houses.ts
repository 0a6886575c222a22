import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import { darkWindows, door, spill, windowThatIs } from './openings.ts';
import { boxShadow } from './shadows.ts';

export interface House extends Place {
  /** The picture's one lit window is in this house. */
  lit?: boolean;
}

/** The house of the front page: a white gable with a wing, 330 wide and 200 high; a porch on request. */
export function gableHouse({
  lit = false,
  porch = false,
  ...place
}: House & { porch?: boolean }): string {
  return stand(
    place,
    [
      rect('stone', 51, -198, 24, 56),
      rect('side', -37, -112, 152, 112),
      polygon('roof', [-65, -180], [89, -180], [131, -108], [-21, -108]),
      polygon('wall', [-115, -104], [-62, -174], [-9, -104], [-9, 0], [-115, 0]),
      shape('roof', 'M-62-200l75 95h-25l-50-63-50 63h-25z'),
      door({ x: -62, y: 0, width: 32, height: 58, arched: true }),
      ellipse('pane', -62, -109, 13),
      windowThatIs(lit, { x: 27, y: -84, width: 54, height: 48, frame: 'wall' }),
      porch ? wingPorch() : '',
    ].join(''),
    boxShadow(-107, 113, 130) + (lit ? spill(16, 92) : ''),
  );
}

function wingPorch(): string {
  return (
    polygon('stone', [-9, -108], [131, -108], [148, -92], [-9, -92]) +
    shape('wall', boxes([134, -92, 7, 92], [96, -92, 6, 92], [-5, -92, 6, 92])) +
    rect('stone', -9, -7, 157, 7)
  );
}

/** A storybook cottage under a steep roof, 220 wide and 210 high. */
export function cottage({ lit = false, ...place }: House): string {
  return stand(
    place,
    [
      rect('stone', 46, -204, 26, 90),
      rect('wall', -96, -96, 192, 96),
      shape('roof', 'M-116-84Q-84-96-62-196H62Q84-96 116-84Z'),
      polygon('wall', [-34, -96], [-34, -128], [0, -164], [34, -128], [34, -96]),
      shape('roof', 'M0-182l46 50-8 8-38-41-38 41-8-8z'),
      ellipse('pane', 0, -124, 12),
      door({ x: 0, y: 0, width: 38, height: 70, arched: true }),
      darkWindows({ x: -78, y: -68, width: 40, height: 38 }),
      windowThatIs(lit, { x: 38, y: -68, width: 40, height: 38 }),
    ].join(''),
    boxShadow(-96, 96, 120) + (lit ? spill(34, 84, 100) : ''),
  );
}

/** A log cabin with a deep roof, 260 wide and 190 high. */
export function cabin({ lit = false, ...place }: House): string {
  return stand(
    place,
    [
      rect('stone', 62, -186, 30, 90),
      polygon('wood', [-104, 0], [-104, -88], [-38, -156], [32, -88], [104, -88], [104, 0]),
      stroke('shade', 5, 'M-104-66H104M-104-44H104M-104-22H104M-104-88H104'),
      polygon('roof', [-38, -176], [92, -176], [138, -82], [26, -82]),
      shape('roof', 'M-38-178L38-82H16L-38-150L-92-82H-114Z'),
      door({ x: -38, y: 0, width: 36, height: 70 }),
      windowThatIs(lit, { x: 44, y: -62, width: 42, height: 38 }),
      rect('stone', -110, -8, 222, 8),
    ].join(''),
    boxShadow(-104, 112, 130) + (lit ? spill(40, 92) : ''),
  );
}

/** An A-frame: a roof down to the ground and a front of glass, 220 wide and 220 high. */
export function aFrame({ lit = false, ...place }: House): string {
  return stand(
    place,
    [
      polygon('wood', [0, -200], [92, 0], [-92, 0]),
      stroke('shade', 4, 'M-82-22H82M-72-44H72M-62-66H62M-52-88H52'),
      polygon('roof', [0, -224], [112, 0], [88, 0], [0, -178], [-88, 0], [-112, 0]),
      windowThatIs(lit, { x: -22, y: -124, width: 44, height: 40, frame: 'side' }),
      door({ x: 0, y: 0, width: 34, height: 64 }),
      rect('side', -66, -7, 132, 7),
    ].join(''),
    shape('shade', d`M-100 0H100L220 90Z`) + (lit ? spill(-24, 24) : ''),
  );
}
