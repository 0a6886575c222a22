import { paths } from '#src/lib/addresses/paths.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { site } from '#src/site.ts';
import type { Figure } from './Answer.tsx';

const width = 540;
const margin = 32;
const plotHeight = 210;
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
    const element = setAll(document.createElementNS(sheet.namespaceURI, name), attributes);
    element.textContent = text;
    sheet.append(element);
  };
  const write = (text: string, size = 15) => {
    y += size * 1.5;
    const look = { 'font-family': 'system-ui', 'font-size': size };
    add('text', { ...look, x: margin, y, fill: root.getPropertyValue('--ink') }, text);
  };
  const plot = picture.querySelector('svg') as Element;
  const copy = plot.cloneNode(true) as Element;
  const originals = [...plot.querySelectorAll('*')].map((element) => getComputedStyle(element));
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    setAll(
      element,
      Object.fromEntries(copied.map((name) => [name, originals[index]?.getPropertyValue(name)])),
    );
  }

  add('rect', { width: '100%', height: '100%', fill: root.getPropertyValue('--paper') });
  write('My loan', 30);
  for (const [label, value] of figures) if (value) write(`${label}: ${value}`, 17);
  y += margin;
  const place = { x: margin, y, width: width - 2 * margin, height: plotHeight };
  sheet.append(setAll(copy, { ...place, overflow: 'visible' }));
  y += plotHeight + margin;
  for (const { textContent } of picture.querySelectorAll('figure > ul > li')) write(textContent);
  const flags = [...picture.querySelectorAll('figure > ol > li')];
  for (const [index, { textContent }] of flags.entries()) write(`${index + 1}. ${textContent}`);
  write(`${site.name}, ${site.url}${paths.calculator}`);
  write(`${calendarText(siteToday())}. An estimate, not an offer.`);
  const height = y + margin;
  setAll(sheet, { viewBox: `0 0 ${width} ${height}`, width, height });
  return { svg: new XMLSerializer().serializeToString(sheet), height };
}

function setAll(element: Element, attributes: object): Element {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  return element;
}
