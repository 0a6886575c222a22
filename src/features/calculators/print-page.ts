import { afterPaint } from '#src/lib/after-paint.ts';
import { charts } from './charts/charts.ts';

/** Frames after which the page is printed as it is: about a second. */
const patience = 60;

/** Prints the page, once the charts that were never scrolled to are drawn. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  // Without its charts the page still says everything in words and figures.
  const loaded = await charts.load().catch(() => undefined);
  // A chart measures its box in one frame and is drawn in a later one.
  for (let frame = 0; loaded && frame < patience && !areDrawn(); frame++) await afterPaint();
  await afterPaint();
  window.print();
}

function areDrawn(): boolean {
  return [...document.querySelectorAll('[data-drawing]')].every((box) => box.querySelector('svg'));
}
