import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { doubleTexts, expectRoomForTexts, spaceTexts } from '#tests/browser/text-room.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { sample } from '#tests/proof/sample-size.ts';

const widths = [320, 1280];
const desktop = { width: 1440, height: 900 };
/** Where headlines start on a desktop: of pages with columns, and of prose and single forms. */
const pageEdges = [160, 360];
const longName = 'Heartlandmortgages';

/** Pages with every kind of control, amount, card and column. */
const looked = sample(
  [
    ...[paths.home, paths.rates, paths.calculator, `${paths.calculator}#tab=advanced`],
    ...[paths.quote, paths.blog, paths.faq],
  ],
  1,
);
/** Where Tab leads through the whole page. */
const walkedWidths = sample(widths, 1);

for (const path of looked) {
  test(`${path} works by keyboard, in any font, with large or spaced text, in forced colors and with reduced motion`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('A text changes beside other content');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await test.step('reduced motion', () => expectNoMotion(page));
    await test.step('borders in forced colors', () => expectBordersInForcedColors(page));

    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 640 });
      await test.step(`large targets at ${width} px`, () => expectLargeTargets(page));
      if (!walkedWidths.includes(width)) continue;
      if (index > 0) {
        // Tab leads from where it ended.
        await page.reload();
        await hydrated(page);
      }
      await test.step(`the keyboard at ${width} px`, async () => {
        const stops = await expectWayThrough(page);
        reportCounts('Keyboard', { 'stops on public pages, each one seen': stops });
      });
    }

    await test.step('no word, rate or amount breaks, and the headline starts at an edge', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectUnbroken(page, path);
      await page.setViewportSize(desktop);
      const title = page.getByRole('heading', { level: 1 });
      expect(pageEdges).toContain(
        await title.evaluate((heading) => heading.getBoundingClientRect().left),
      );
    });
    await test.step('a name of one long word', async () => {
      if (path !== paths.home) return;
      await rename(page, site.name, longName);
      await expectUnbroken(page, 'a long name', [320, 900]);
    });
    await test.step('spaced texts', async () => {
      await spaceTexts(page);
      await expectRoomForTexts(page, 320);
      await rename(page, longName, site.name);
      await expectRoomForTexts(page, 1280);
    });
    await page.reload();
    await hydrated(page);
    await test.step('doubled texts', async () => {
      await doubleTexts(page);
      await expectRoomForTexts(page, 1280);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

/** Shows another name wherever the open page shows this one. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.evaluate(
    ([from, to]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        text.data = text.data.replaceAll(from, to);
      }
    },
    [from, to] as const,
  );
}

test('what all pages share', async ({ page, baseURL, inspect, expectedErrors }) => {
  // Where hosting does not know the doubled slashes either; and a script that does not come.
  expectedErrors.push('404 (Not Found)', 'net::ERR_FAILED', 'Failed to fetch');
  expectedErrors.push('A text changes beside other content');

  await test.step('doubled slashes lead to the page', async () => {
    await page.goto(`${baseURL}/${paths.blog}?tab=credit#main`);
    await expect(page).toHaveURL(`${paths.blog}?tab=credit#main`);
    await hydrated(page);
    await expect(page).not.toHaveTitle(/not found/i);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('forced colors show which topic, tab and page is selected', async () => {
    await expectSelectionShown(page, 'main [aria-current]');
    await openHydrated(page, paths.calculator);
    await expectSelectionShown(page, '[aria-selected=true]');
    await openHydrated(page, paths.privacy);
    await expectSelectionShown(page, 'footer [aria-current]');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('prose has about 60 to 72 characters a line in any font', async () => {
    await page.setViewportSize(desktop);
    for (const width of fontWidths) {
      await showIn(page, width);
      const perLine = await page.locator('main h2 + p').evaluateAll((paragraphs) => {
        const lines = paragraphs.map(
          (p) => p.clientHeight / parseFloat(getComputedStyle(p).lineHeight),
        );
        // The last line of each is half full.
        const full = lines.reduce((sum, count) => sum + count - 0.5, 0);
        return paragraphs.reduce((sum, { textContent }) => sum + textContent.length, 0) / full;
      });
      expect(perLine, width).toBeGreaterThan(58);
      expect(perLine, width).toBeLessThan(73);
    }
  });

  await inspect('a page of text: privacy');

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
    await openHydrated(page, paths.home);
    const link = page.getByRole('link', { name: 'Pre-Approval', exact: true });
    const toggle = page.getByRole('banner').getByRole('button');
    await expect(link).toBeHidden();
    await expect(toggle).toHaveAccessibleName('Menu');
    const closed = await toggle.boundingBox();
    await toggle.click();
    await expect(link).toBeVisible();
    await expect(toggle).toHaveAccessibleName('Close');
    expect(await toggle.boundingBox()).toEqual(closed);
    await inspect('menu: open');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toHaveAccessibleName('Menu');
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL(paths.preApproval);
    await expect(link).toBeHidden();
  });

  await test.step('a page whose script does not come', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await inspect('an error of the program: the page could not be shown');
  });

  await test.step('with a long name, the links open below the button that closes them', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, paths.terms);
    await rename(page, site.name, longName);
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    if (!header) throw new Error('There is no header.');
    expect(header.height).toBeGreaterThan(100);
    await expect.poll(async () => (await links.boundingBox())?.y).toBe(header.y + header.height);
  });
});

/**
 * Expects Tab to lead from the page's start to its last link with a visible focus at every stop.
 * Returns the number of stops.
 */
async function expectWayThrough(page: Page): Promise<number> {
  const keyboard = watchKeyboard(page);
  const isLast = () =>
    page.evaluate(() => {
      const links = document.querySelectorAll('footer a');
      return document.activeElement === links[links.length - 1];
    });
  for (let stops = 1; stops < 400; stops++) {
    await keyboard.tab();
    if (await isLast()) return stops;
  }
  throw new Error('The Tab key does not lead to the end of the page.');
}

/**
 * Fails when something moves for longer than a moment although the visitor asked for reduced
 * motion.
 */
async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(moving), 'what moves').toEqual([]);
}

/** Runs in the page. */
function moving(): string[] {
  const longestSeconds = 0.01;
  const isLong = (durations: string) =>
    durations.split(', ').some((duration) => Number.parseFloat(duration) > longestSeconds);
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionProperty, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element);
      const isAnimated = animationName !== 'none' && isLong(animationDuration);
      return transitionProperty !== 'none' || isAnimated || scrollBehavior === 'smooth';
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

/** WCAG 2.5.8 requires 24 px. The site's own rule is 44 px. */
const minTargetPx = 44;

/**
 * Fails with the controls that are lower than 44 px. Links in running text are as high as its
 * lines, which WCAG allows.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets, minTargetPx), 'targets that are too small').toEqual([]);
}

/** Runs in the page. */
function smallTargets(smallest: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [contenteditable=true]';

  /**
   * Returns the area that can be pressed: the control with its label and the row that they share.
   */
  const pressable = (control: Element) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    return [control, ...labels];
  };
  const isInSentence = (control: Element) => {
    if (!(control instanceof HTMLAnchorElement)) return false;
    const text = control.closest('p, li, dd, td, figcaption, label')?.textContent ?? '';
    const isInline = getComputedStyle(control).display === 'inline';
    return isInline && text.trim().length > (control.textContent ?? '').trim().length;
  };

  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !isInSentence(control) && !control.matches('[class*=hidden], .skip-link'))
    .filter((control) =>
      pressable(control).every((part) => part.getBoundingClientRect().height < smallest - 0.5),
    )
    .map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} px: ${control.outerHTML.slice(0, 160)}`;
    });
}

/**
 * Fails with the controls that only their background sets apart. Forced colors remove it, so a
 * border must remain.
 */
async function expectBordersInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' });
  const filled = await page.evaluate(markFilledControls);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(markedWithoutBorder), 'controls without a border').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(filled, 'filled controls on the page').toBeGreaterThan(0);
}

/** Runs in the page. */
function markFilledControls(): number {
  const controls = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (control) => {
      const { backgroundColor } = getComputedStyle(control);
      return control.checkVisibility() && !/, 0\)$|transparent/.test(backgroundColor);
    },
  );
  for (const control of controls) control.setAttribute('data-filled', '');
  return controls.length;
}

/**
 * Runs in the page. The system draws checkboxes and sliders itself, and the skip link is visible
 * only with the focus ring.
 */
function markedWithoutBorder(): string[] {
  return [
    ...document.querySelectorAll(
      '[data-filled]:not([type=checkbox], [type=radio], [type=range], .skip-link)',
    ),
  ]
    .filter((control) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return !hasBorder && outlineStyle === 'none';
    })
    .map((control) => control.outerHTML.slice(0, 200));
}

/** Fails when forced colors show no difference between what is selected and what stands beside it. */
async function expectSelectionShown(page: Page, selected: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await expect(page.locator(selected).first()).toBeVisible();
  const alike = await page.evaluate(findAlike, selected);
  expect(alike, 'what looks like what is selected').toEqual([]);
}

/** Runs in the page. Colors differ by the theme of the system, so lines and grounds tell states apart. */
function findAlike(selected: string): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (color: string) => color !== canvas && !/^rgba.*, 0\)$/.test(color);
  const marks = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 && isSeen(style[`border${side}Color`]),
    );
    return [
      ...sides,
      style.outlineStyle,
      style.textDecorationLine,
      isSeen(style.backgroundColor),
    ].join();
  };
  const others = (element: Element) =>
    [...document.querySelectorAll(element.tagName)].filter(
      (other) => other.className === element.className && !other.matches(selected),
    );
  return [...document.querySelectorAll(selected)].flatMap((element) =>
    others(element)
      .filter((other) => marks(other) === marks(element))
      .map((other) => other.outerHTML.slice(0, 200)),
  );
}
