import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rules and the elements when axe finds anything (WCAG 2.2 AA and best practice).
 *
 * @param state names what is shown, for the message
 */
export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(transitionsEnd);
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({
    page,
    // Half of the time goes into reading its source, which a document needs only once.
    ...(isThere && { axeSource: 'void 0' }),
  })
    // On the page itself: the other way puts the results together in a second page, which takes
    // longer, for the sake of frames from elsewhere. The site has none.
    .setLegacyMode()
    // What passes is not described.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    state,
  ).toEqual([]);
}

/** Runs in the page: a color on its way to another one has the contrast of neither. */
async function transitionsEnd(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
}
