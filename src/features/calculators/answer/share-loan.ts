import { paths } from '#src/lib/addresses/paths.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { site } from '#src/site.ts';
import type { Figure } from './Answer.tsx';

const width = 540;
const margin = 32;
const plotHeight = 240;
/** Pixels of the picture for each of a page's. */
const sharpness = 2;

/** What a plot has from the page's style sheet. */
const copied = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font'];

/**
 * Opens the browser's share with a picture of a loan: its figures, the plot as it is on the page, the day, and that
 * it is no offer.
 *
 * @param picture holds the plot
 */
export async function shareLoan(picture: Element, figures: readonly Figure[]): Promise<void> {
  const { svg, height } = drawLoan(picture, figures);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * sharpness, height: height * sharpness });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => void canvas.toBlob(resolve));
  const file = new File(blob ? [blob] : [], `${site.slug}-loan.png`, { type: 'image/png' });
  await navigator.share({ files: [file] });
}

/** Returns an SVG that needs no style sheet. */
function drawLoan(picture: Element, figures: readonly Figure[]) {
  const root = getComputedStyle(document.documentElement);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  let y = margin;
  const add = (name: string, attributes: object, text = '') => {
    const element = document.createElementNS(sheet.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.textContent = text;
    sheet.append(element);
  };
  const write = (text: string, size = 15, weight = 400) => {
    const look = { 'font-family': 'system-ui', 'font-size': size, 'font-weight': weight };
    // A line has about as many characters.
    for (const [line] of text.matchAll(/\S.{0,58}(?!\S)/g)) {
      y += size * 1.5;
      add('text', { ...look, x: margin, y, fill: root.getPropertyValue('--ink') }, line);
    }
  };
  add('rect', { width: '100%', height: '100%', fill: root.getPropertyValue('--paper') });
  write('My loan', 30, 700);
  for (const [label, value] of figures) if (value) write(`${label}: ${value}`, 17);
  y += margin;
  sheet.append(copyPlot(picture.querySelector('svg') as SVGSVGElement));
  y += plotHeight + margin;
  for (const { textContent } of picture.querySelectorAll('figure > ul > li')) write(textContent);
  for (const [index, { textContent }] of [
    ...picture.querySelectorAll('figure > ol > li'),
  ].entries())
    write(`${index + 1}. ${textContent}`);
  const day = calendarText(siteToday());
  write(`${site.name}, ${site.url}${paths.calculator}`);
  write(`${day}. An estimate, not an offer.`);
  const height = y + margin;
  sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
  sheet.setAttribute('width', String(width));
  sheet.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(sheet), height };

  function copyPlot(plot: SVGSVGElement): Node {
    const copy = plot.cloneNode(true) as SVGSVGElement;
    const originals = plot.querySelectorAll('*');
    for (const [index, element] of copy.querySelectorAll('*').entries()) {
      const style = getComputedStyle(originals[index] as Element);
      for (const name of copied) element.setAttribute(name, style.getPropertyValue(name));
    }
    const place = { x: margin, y, width: width - 2 * margin, height: plotHeight - margin };
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
    copy.setAttribute('overflow', 'visible');
    return copy;
  }
}
