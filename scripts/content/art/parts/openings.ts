import type { Tone } from '../palette.ts';
import { boxes, d, rect, shape } from '../svg.ts';

export interface Opening {
  /** Left and top edge. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Tone of frame and bars. */
  frame?: Tone;
  bars?: 'cross' | 'bar' | 'none';
  /** Width of frame and bars. */
  line?: number;
}

/** The one lit window of a picture: exactly one in each. Only a house that is awake has more. */
export function litWindow(...openings: Opening[]): string {
  return glazed('lit', openings);
}

/** Windows with nobody behind them, alike in frame. */
export function darkWindows(...openings: Opening[]): string {
  return glazed('pane', openings);
}

/** The one window that may be lit. */
export function windowThatIs(lit: boolean, opening: Opening): string {
  return glazed(lit ? 'lit' : 'pane', [opening]);
}

function glazed(tone: Tone, openings: readonly Opening[]): string {
  const frame = openings[0]?.frame ?? 'side';
  const layer = (draw: (opening: Opening) => string) => openings.map(draw).join('');
  return [
    shape(frame, layer(surround)),
    shape(
      tone,
      layer(({ x, y, width, height }) => boxes([x, y, width, height])),
    ),
    shape(frame, layer(glazingBars)),
    shape('roof', layer(sill)),
  ].join('');
}

function surround({ x, y, width, height, line = 4 }: Opening): string {
  return boxes([x - line * 1.5, y - line * 1.5, width + line * 3, height + line * 3]);
}

function glazingBars({ x, y, width, height, bars = 'cross', line = 4 }: Opening): string {
  const upright = boxes([x + (width - line) / 2, y, line, height]);
  const across = boxes([x, y + (height - line) / 2, width, line]);
  return { cross: upright + across, bar: upright, none: '' }[bars];
}

function sill({ x, y, width, height, line = 4 }: Opening): string {
  return boxes([x - line * 3, y + height + line * 1.5, width + line * 6, line * 1.5]);
}

interface Grid {
  /** Left and top edge of the first one. */
  x: number;
  y: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** From one left edge to the next, from one top edge to the next. */
  stepX: number;
  stepY: number;
  tone?: Tone;
}

/** Many plain windows as one shape: towers, a far city. */
export function windowGrid(grid: Grid): string {
  const { x, y, columns, rows, width, height, stepX, stepY, tone = 'pane' } = grid;
  const all = Array.from({ length: columns * rows }, (_, index) =>
    boxes([x + (index % columns) * stepX, y + Math.floor(index / columns) * stepY, width, height]),
  );
  return shape(tone, all.join(''));
}

interface Door {
  /** Its middle; its foot is at y. */
  x: number;
  y: number;
  width: number;
  height: number;
  arched?: boolean;
  tone?: Tone;
}

/** A door with a brass knob. */
export function door({ x, y, width, height, arched = false, tone = 'door' }: Door): string {
  const half = width / 2;
  const outline = arched
    ? d`M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`
    : boxes([x - half, y - height, width, height]);
  const knob = width * 0.07;
  return (
    shape(tone, outline) + rect('brass', x + half * 0.55, y - height * 0.45, knob * 1.6, knob * 1.6)
  );
}

/** What a lit window throws on the ground by night: from its left to its right x at the wall's foot. */
export function spill(from: number, to: number, length = 120): string {
  return shape('spill', d`M${from} 0H${to}l${length} ${length * 0.55}H${from + length * 0.5}z`);
}
