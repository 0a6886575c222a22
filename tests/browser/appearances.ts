import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull } from '#tests/proof/sample-size.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';

export interface Appearance {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Two pairs: in each, a wide and a narrow screen, and a light and a dark one. */
const wideLight: Appearance = { colorScheme: 'light', width: 1440 };
const narrowDark: Appearance = { colorScheme: 'dark', width: 320 };
const wideDark: Appearance = { colorScheme: 'dark', width: 1440 };
const narrowLight: Appearance = { colorScheme: 'light', width: 375 };

/**
 * Returns the appearances in which a state is inspected, which are always the same for it: in a full run one of
 * the pairs, in the everyday run wide and light for about half of the states, narrow and dark for the rest.
 */
export function appearancesFor(state: string): Appearance[] {
  const isOdd = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0) % 2;
  if (inFull) return isOdd ? [wideDark, narrowLight] : [wideLight, narrowDark];
  return [isOdd ? narrowDark : wideLight];
}

export async function setAppearance(page: Page, { colorScheme, width }: Appearance): Promise<void> {
  // A color in transition has the contrast of neither end.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
}

/** Fails on any violation in an appearance, and on sideways scrolling there. */
export async function expectAccessible(
  page: Page,
  state: string,
  appearances: Appearance[],
): Promise<void> {
  const size = page.viewportSize();
  for (const appearance of appearances) {
    const { colorScheme, width } = appearance;
    await setAppearance(page, appearance);
    await expectNoSidewaysScrolling(page);
    await expectNoViolations(page, `${state}, ${colorScheme}, ${width} px`);
  }
  // Restores the screen that the test chose for what it does next.
  if (size) await page.setViewportSize(size);
  reportCounts('Accessibility', { 'runs of axe on them': appearances.length });
}

/** The builder would send the source that is not minified, twice for each run. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG 2.2 AA and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rules and the elements when axe finds any violation. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
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
