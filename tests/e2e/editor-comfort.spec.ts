import type { Page } from '@playwright/test';
import { editPostPath } from '#src/lib/admin-paths.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { expect, test } from '#tests/browser/editor-test.ts';

const long = '<p>More about what a point costs. </p>'.repeat(60);

/** Returns the lower edge of the toolbar and the upper edge of the cursor, in pixels of the window. */
function edges(page: Page) {
  return page.evaluate(() => {
    const toolbar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect();
    const selection = getSelection();
    const node = selection?.focusNode;
    const element = node instanceof Element ? node : node?.parentElement;
    const cursor = element?.getBoundingClientRect();
    return { toolbar: toolbar?.bottom ?? 0, top: toolbar?.top ?? 0, cursor: cursor?.top ?? 0 };
  });
}

test('a check leads to what it names', { tag: '@full' }, async ({ page, admin, written }) => {
  const content = `${long}<img src="/images/hero.svg" alt=""><h4>Deep</h4><p><a href="/blog/${written.word}-gone">Gone</a> <a href="/blog/${written.word}-moved">Moved</a></p>`;
  const id = await written.add({ content });
  await written.redirect(`${written.word}-moved`, id);
  await admin.signIn(page, editPostPath(id));
  const { text, panel, tool } = contentEditor(page);
  await text.waitFor();
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check).toContainText('3 things to look at.');
  await check.getByRole('button', { name: 'Show the list' }).click();
  await expect(check.getByRole('listitem')).toHaveText([
    /“hero\.svg” has no description/,
    /“Deep” is a Small heading without a Heading above it/,
    /The link “Gone” leads nowhere/,
  ]);
  await check.getByRole('button', { name: 'Show picture' }).click();
  await expect(text).toBeFocused();
  await tool('Image').click();
  await expect(panel('Image').getByLabel('Picture address')).toHaveValue('/images/hero.svg');
  await page.keyboard.press('Escape');
  await check.getByRole('button', { name: 'Show heading' }).click();
  const { toolbar, cursor } = await edges(page);
  expect(cursor).toBeGreaterThanOrEqual(toolbar);
});

test('the page scrolls as one, and the toolbar stays without covering the cursor or a label of its panel', {
  tag: '@full',
}, async ({ page, admin, written }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const id = await written.add({ content: `${long}<p>The end</p>` });
  await admin.signIn(page, editPostPath(id));
  const { text, tool, toolbar, panel } = contentEditor(page);
  await text.waitFor();
  await expect(page.getByText(/^\d+ words, about \d+ minutes? to read$/)).toBeVisible();
  const scrolling = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('form *')].filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflow) &&
            element.scrollHeight + element.scrollWidth >
              element.clientHeight + element.clientWidth + 2,
        ).length,
    );
  expect(await scrolling()).toBe(0);

  await page.evaluate(() =>
    // A slow device tells the editor late where the cursor is.
    document.addEventListener(
      'selectionchange',
      () => {
        const start = performance.now();
        while (performance.now() - start < 60);
      },
      true,
    ),
  );
  await text.getByText('The end').click();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('ArrowUp');
    const isInSight = async () => {
      const { toolbar: edge, top, cursor } = await edges(page);
      return top >= 0 && cursor >= edge;
    };
    // The editor learns of a new selection from an event.
    await expect.poll(isInSight, `in sight after ${press + 1} presses`).toBe(true);
  }

  await expect(tool('Superscript')).toBeHidden();
  await tool('More tools').click();
  expect(await scrolling()).toBe(0);
  await tool('Superscript').click();
  await expect(tool('Superscript')).toHaveAttribute('aria-pressed', 'true');
  await toolbar.getByRole('combobox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool('Bold')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('More tools')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getClientRects().length)).toBe(1);
  }

  await page.setViewportSize({ width: 900, height: 500 });
  await text.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, 120);
  await tool('Image').click();
  await expect(panel('Image').getByRole('button', { name: 'Choose pictures' })).toBeFocused();
  for (const words of ['Image', 'Picture address']) {
    const isOnTop = () =>
      panel('Image')
        .getByText(words, { exact: true })
        .evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top !== null && (element.contains(top) || top.contains(element));
        });
    await expect.poll(isOnTop, words).toBe(true);
  }
});
