import { afterPaint } from '#src/lib/after-paint.ts';
import { charts } from './charts/charts.ts';

/** Prints the page, once the charts that were never scrolled to are drawn. */
export async function printPage(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  // Without its charts the page still says everything in words and figures.
  await charts.load().catch(() => {});
  await afterPaint();
  // A chart measures its box in one frame and is drawn in the next.
  await afterPaint();
  window.print();
}
