import type { Tone } from './palette.ts';

/** Across, down: the picture's units. */
export type Point = readonly [x: number, y: number];

/** Where a part stands: the middle of its foot, its size, and whether it looks the other way. */
export interface Place {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** Path data with every number rounded to one decimal: d`M${x} ${y}h${width}z`. */
export function d(text: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: text }, ...numbers.map(round));
}

/** A filled path; nothing without data. */
export function shape(tone: Tone, data: string): string {
  return data && `<path class="${tone}" d="${data}"/>`;
}

/** A line with round ends. */
export function stroke(tone: Tone, width: number, data: string): string {
  return `<path class="${tone}" fill="none" stroke="currentColor" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`;
}

export function polygon(tone: Tone, ...points: Point[]): string {
  return shape(tone, `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`);
}

export function rect(tone: Tone, x: number, y: number, width: number, height: number): string {
  return shape(tone, boxes([x, y, width, height]));
}

/** Path data of rectangles, each as x, y, width, height. */
export function boxes(...all: [x: number, y: number, width: number, height: number][]): string {
  return all.map(([x, y, w, h]) => d`M${x} ${y}h${w}v${h}h${-w}z`).join('');
}

export function ellipse(tone: Tone, cx: number, cy: number, rx: number, ry = rx): string {
  return `<ellipse class="${tone}" cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"/>`;
}

/** Path data of a smooth line through points, without its end. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const [x, y] = at(0);
  const curves = points.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = at(index);
    const [beforeX, beforeY] = at(index - 1);
    const [afterX, afterY] = at(index + 2);
    return d`C${fromX + (toX - beforeX) / 6} ${fromY + (toY - beforeY) / 6} ${toX - (afterX - fromX) / 6} ${toY - (afterY - fromY) / 6} ${toX} ${toY}`;
  });
  return d`M${x} ${y}` + curves.join('');
}

/**
 * Puts a part that is drawn around its foot at (0, 0) into its place. The shadow keeps its
 * direction when the part is flipped: there is one sun.
 */
export function stand({ x, y, scale = 1, flip = false }: Place, body: string, shadow = ''): string {
  const size = scale === 1 ? '' : `scale(${Number(scale.toFixed(2))})`;
  const turned = flip ? `<g transform="scale(-1 1)">${body}</g>` : body;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${shadow}${turned}</g>`;
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
