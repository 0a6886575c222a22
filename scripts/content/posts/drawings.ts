import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../lib/escape-html.ts';
import { root } from '../../lib/root.ts';

/** What the drawing of a post shows: its figures with their labels, in words. */
export interface Drawing {
  title: string;
  /** For those who do not see it: the finding. */
  alt: string;
  /** Each with its figure as it is written, like `$12,000`. */
  bars?: { label: string; value: number; text: string }[];
  /** The bar, counted from 1, that stands out. */
  accent?: number | undefined;
  /** Dollars of each month, or of each third of a year, from 0 on. */
  lines?: { label: string; values: number[] }[];
  /** What the lines run over: years, or months. */
  over?: 'years' | 'months';
  /** Where two lines meet, in words. */
  mark?: { at: number; text: string };
}

/** Narrow, so that its words are nearly as large as the text on a phone. */
const width = 360;
const margin = 14;
const inner = width - 2 * margin;
/** Where a word stands beside its line. */
const indent = margin + 34;
/** The values that a line over years has for each. */
export const perYear = 3;

/** How much larger a wide screen shows it, with smaller words. */
const enlarged = 14 / 9;

/** The width in characters of a title, and of other words. */
const [titleLine, line] = [31, 36];

const looks = ['a', 'b', 'c'];

/** Returns the file of a drawing, which shows day or night by itself, and its size on the page. */
export function draw(drawing: Drawing) {
  const parts: string[] = [];
  let y = margin + 6;
  const write = (text: string, look: string, x = margin, at = y) =>
    parts.push(`<text class="${look}" x="${round(x)}" y="${round(at)}">${escapeHtml(text)}</text>`);
  /** Goes on by a line for each that the text takes. */
  const writeLines = (text: string, most: number, look: string, x = margin) => {
    for (const part of wrap(text, most)) {
      y += 22;
      write(part, look, x);
    }
  };
  y -= 10;
  writeLines(drawing.title, titleLine, 't');
  y += 10;

  const widest = Math.max(...(drawing.bars ?? []).map(({ value }) => value));
  for (const [index, { label, value, text }] of (drawing.bars ?? []).entries()) {
    writeLines(label, line - text.length, '');
    write(text, 'v', width - margin);
    y += 8;
    const look = index + 1 === drawing.accent ? 'b' : 'a';
    parts.push(`<rect class="k" x="${margin}" y="${y}" width="${inner}" height="14" rx="4"/>`);
    const length = round(Math.max(2, (value / widest) * inner));
    parts.push(
      `<rect class="${look}" x="${margin}" y="${y}" width="${length}" height="14" rx="4"/>`,
    );
    y += 18;
  }
  if (drawing.lines) drawLines(drawing.lines);

  const height = Math.ceil(y + margin / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style()}</style><rect class="g" width="${width}" height="${height}" rx="12"/>${parts.join('\n')}</svg>\n`;
  return { svg, width: width * enlarged, height: Math.round(height * enlarged) };

  function drawLines(lines: NonNullable<Drawing['lines']>) {
    const top = y + 20;
    const size = 160;
    const all = lines.flatMap(({ values }) => values);
    const [low, high] = [Math.min(0, ...all), Math.max(...all)];
    const last = Math.max(...lines.map(({ values }) => values.length)) - 1;
    const atX = (index: number) => margin + (index / last) * inner;
    const atY = (value: number) => top + ((high - value) / (high - low)) * size;
    const isYears = drawing.over === 'years';
    const step = isYears ? 5 * perYear : last > 60 ? 24 : 12;
    const { mark } = drawing;
    if (mark) parts.push(`<path class="n i" d="M${round(atX(mark.at))} ${top}v${size}"/>`);
    for (const amount of [high, 0, low].filter((value, at) => at === 1 || value !== 0)) {
      parts.push(`<path class="n" d="M${margin} ${round(atY(amount))}h${inner}"/>`);
      const text = `${amount < 0 ? '−' : ''}$${Math.abs(Math.round(amount)).toLocaleString('en-US')}`;
      const [look, x] = amount === 0 ? ['s', margin] : ['s e', width - margin];
      write(text, look, x, atY(amount) - 5);
    }
    for (const [index, { values }] of lines.entries()) {
      const path = values.map((value, at) => `${round(atX(at))} ${round(atY(value))}`).join('L');
      parts.push(`<path class="l ${looks[index]}" d="M${path}"/>`);
    }
    for (let at = 0; at <= last; at += step) {
      const name = at === 0 ? 'Start' : `${isYears ? at / perYear : at}`;
      const look = at === 0 ? 's' : at === last ? 's e' : 's m';
      write(name, look, atX(at), top + size + 18);
    }
    write(`${isYears ? 'Years' : 'Months'} from the start`, 's', margin, top + size + 38);
    y = top + size + 44;
    for (const [index, { label }] of lines.entries()) {
      parts.push(`<path class="l ${looks[index]}" d="M${margin} ${y + 17}h24"/>`);
      writeLines(label, line, '', indent);
    }
    if (mark) {
      parts.push(`<circle class="i" cx="${margin + 12}" cy="${y + 17}" r="5"/>`);
      parts.push(`<circle class="i" cx="${round(atX(mark.at))}" cy="${top}" r="5"/>`);
      writeLines(mark.text, line, '', indent);
    }
    y += 10;
  }
}

/** Returns the lines of a text, each of at most so many characters, and of much the same length. */
function wrap(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const longest = Math.max(...lines.map(({ length }) => length));
  if (lines.length === 1 || longest > most) return lines;
  const tighter = wrap(text, longest - 1);
  return tighter.length > lines.length ? lines : tighter;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the style sheet of a drawing, in the site's colors. */
function style(): string {
  const [day = '', night = ''] = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').split(
    'prefers-color-scheme: dark',
  );
  const colors = (tokens: string) => {
    const color = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1];
    const fills = { a: 'brand', b: 'accent', c: 'muted', g: 'card', k: 'brand-soft' };
    return [
      `text,.i{fill:${color('ink')}}.s{fill:${color('muted')};stroke:${color('card')}}.n{stroke:${color('control')}}.i{stroke:${color('ink')}}`,
      ...Object.entries(fills).map(([look, name]) => `.${look}{fill:${color(name)}}`),
      ...Object.entries(fills)
        .slice(0, looks.length)
        .map(([look, name]) => `.l.${look}{stroke:${color(name)}}`),
    ].join('');
  };
  const sizes = (text: number, title: number, axis: number) =>
    `text{font-size:${text}px}.t{font-size:${title}px}.s{font-size:${axis}px}`;
  const base = `text{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums}.t{font-weight:600}.v{font-weight:600;text-anchor:end}.s{stroke-width:4px;paint-order:stroke}.e{text-anchor:end}.m{text-anchor:middle}path{fill:none!important}.l{stroke-width:3}.l.c{stroke-dasharray:7 4}.n.i{stroke-dasharray:3 3}${sizes(16, 18, 14)}@media(min-width:480px){${sizes(12, 14.5, 10.5)}}`;
  return `${base}${colors(day)}@media(prefers-color-scheme:dark){${colors(night)}}`;
}
