import type { Tone } from '../palette.ts';
import { boxes, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import { litWindow, windowGrid } from './openings.ts';
import { boxShadow, slimShadow } from './shadows.ts';

interface Tower extends Place {
  columns: number;
  floors: number;
  tone?: Tone;
  /** Tone of its windows. */
  panes?: Tone;
  /** Left column and floor from the top of the lit window, which takes two columns. */
  lit?: readonly [column: number, floor: number];
  balconies?: boolean;
}

const bay = 44;
const floorHeight = 46;

/** A block of flats: 44 a column and 46 a floor, with a darker side on the right. */
export function towerBlock(tower: Tower): string {
  const {
    columns,
    floors,
    tone = 'side',
    panes = 'pane',
    lit,
    balconies = false,
    ...place
  } = tower;
  const [width, height] = [columns * bay + 24, floors * floorHeight + 46];
  const [left, top] = [-width / 2, -height];
  const at = (column: number, floor: number) => ({
    x: left + 22 + column * bay,
    y: top + 20 + floor * floorHeight,
  });
  const slabs = Array.from({ length: floors }, (_, floor) =>
    boxes([left - 8, at(0, floor).y + 28, width + 16, 6]),
  ).join('');
  return stand(
    place,
    [
      rect(tone, left, top, width, height),
      rect('shade', left + width - 12, top, 12, height),
      windowGrid({
        ...at(0, 0),
        columns,
        rows: floors,
        width: 24,
        height: 28,
        stepX: bay,
        stepY: floorHeight,
        tone: panes,
      }),
      balconies ? shape('stone', slabs) : '',
      lit
        ? litWindow({ ...at(...lit), width: bay + 24, height: 28, frame: 'wall', bars: 'bar' })
        : '',
      rect('roof', left - 5, top - 8, width + 10, 8),
    ].join(''),
    boxShadow(left, -left, 130),
  );
}

/** A far city: bare blocks side by side, each as width and height, from the left edge. */
export function skyline(
  tone: Tone,
  x: number,
  foot: number,
  blocks: readonly (readonly [width: number, height: number])[],
): string {
  let left = x;
  const outline = blocks.map(([width, height]) => {
    const block = boxes([left, foot - height, width, height]);
    left += width;
    return block;
  });
  return shape(tone, outline.join(''));
}

/** A wooden water tank on legs, for a roof or a hill, 150 high. */
export function waterTower({ tone = 'wood', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    stroke(
      'roof',
      6,
      'M-34-62L-42 0M34-62L42 0M-12-62V0M12-62V0M-38-30H38M-36-58L40-4M36-58L-40-4',
    ) +
      shape(tone, 'M-44-62h88v-54h-88z') +
      stroke('shade', 4, 'M-44-80h88M-44-98h88') +
      polygon('roof', [-52, -116], [0, -152], [52, -116]) +
      rect('roof', -48, -66, 96, 6),
    '',
  );
}

/** A street lamp, 190 high. */
export function lampPost(place: Place): string {
  return stand(
    place,
    shape('roof', boxes([-4, -150, 8, 150], [-10, -10, 20, 10], [-16, -152, 32, 6])) +
      polygon('brass', [-11, -152], [-15, -180], [15, -180], [11, -152]) +
      polygon('roof', [-20, -180], [0, -196], [20, -180]),
    slimShadow(10, 110),
  );
}
