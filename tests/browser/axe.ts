import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The builder would send the source that is not minified, twice for each run. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2 AA and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rules and the elements when axe finds any violation (WCAG 2.2 AA and best
 * practices).
 *
 * @param state names what is shown, for the message
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(endTransitions);
  // Parsing the source takes half of the time, and a document needs that only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    // Legacy mode runs on the page itself. The other mode merges results in a second page for the
    // sake of cross-origin frames, which is slower, and the site has no frames.
    .setLegacyMode()
    // Skips the details of passed rules.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}

/**
 * Runs in the page. A color in transition has the contrast of neither end. Transitions are ended
 * rather than awaited, because a headless browser may draw no frame while nothing else happens. The
 * end of one begins those of the elements that inherit from it.
 */
function endTransitions(): void {
  const running = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  for (let left = running(); left.length > 0; left = running()) {
    for (const animation of left) animation.finish();
  }
}
