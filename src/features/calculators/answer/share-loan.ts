import { paths } from '#src/lib/addresses/paths.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { site } from '#src/site.ts';

const width = 1080;
/** With its years, and what stands over its edges. */
const plotHeight = 580;
const margin = 64;
const lineHeight = 52;

/** What a plot has from the page's style sheet. */
const copied = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'vector-effect', 'display'],
  ...['paint-order', 'text-anchor', 'font-family', 'font-size', 'font-weight'],
];

/**
 * Opens the browser's share with a picture of a loan: the plot as it is on the page with its names in their colors,
 * its figures, the day, and that it is no offer.
 *
 * @param picture holds the figures, as they are printed, and the plot
 */
export async function shareLoan(picture: Element): Promise<void> {
  const readTexts = (selector: string) =>
    Array.from(picture.querySelectorAll(selector), ({ childNodes }) =>
      Array.from(childNodes, ({ textContent }) => textContent).join(' · '),
    );
  const { color, backgroundColor } = getComputedStyle(document.body);
  const names = Array.from(picture.querySelectorAll('figure > ul > li'), (name) => {
    const { fill, strokeDasharray } = getComputedStyle(name.querySelector('rect') ?? name);
    // In forced colors, an area may be as the page.
    const [mark, ink] = fill === backgroundColor ? ['□', color] : ['■', fill];
    return [`${strokeDasharray === 'none' ? mark : '┅'} ${name.textContent}`, ink] as const;
  });
  const texts = [
    ...readTexts('h2, dl > div'),
    ...readTexts('figure > ol > li').map((text, index) => `${index + 1}. ${text}`),
    `${site.name}, ${site.url}${paths.calculator}`,
    `${calendarText(siteToday())}. An estimate, not an offer.`,
  ];
  const lines = [...names, ...texts.map((text) => [text, color] as const)];
  const height = plotHeight + (lines.length + 1) * lineHeight;
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  paint.fillStyle = backgroundColor;
  paint.fillRect(0, 0, width, height);
  paint.drawImage(await copyPlot(picture), 0, 0);
  paint.font = '32px system-ui';
  for (const [index, [line, fill]] of lines.entries()) {
    paint.fillStyle = fill;
    paint.fillText(line, margin, plotHeight + (index + 1) * lineHeight);
  }
  const image = await canvas.convertToBlob();
  const file = new File([image], `${site.slug}-loan.png`, { type: image.type });
  await navigator.share({ files: [file] });
}

/** Returns the plot as an image that needs no style sheet. */
async function copyPlot(picture: Element): Promise<HTMLImageElement> {
  const plot = picture.querySelector('figure > div > svg') as Element;
  const copy = plot.cloneNode(true) as Element;
  const originals = plot.querySelectorAll('*');
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const look = getComputedStyle(originals[index] ?? plot);
    for (const name of copied) element.setAttribute(name, look.getPropertyValue(name));
  }
  // Twice as large as on a page.
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${plotHeight}" viewBox="0 0 540 290"><svg x="32" y="32" width="476" height="210" overflow="visible">${copy.innerHTML}</svg></svg>`;
  const image = new Image(width, plotHeight);
  image.src = URL.createObjectURL(new Blob([sheet], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  return image;
}
