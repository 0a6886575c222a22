import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { expectRoomForTexts, spaceTexts } from '#tests/browser/text-room.ts';

/** Shows a name of one long word wherever the open page shows the site's. */
async function lengthenName(page: Page): Promise<void> {
  const names = { name: site.name, long: 'Heartlandmortgages' };
  await page.evaluate(({ name, long }) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replaceAll(name, long);
    }
  }, names);
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push('A text changes beside other content');
});

test('the home page has room for a name of one long word, also in spaced text', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  await lengthenName(page);
  await expectUnbroken(page, 'the home page with a long name', [320, 900]);
  await spaceTexts(page);
  await expectRoomForTexts(page, 320);
});

test('on a phone, the links open below the button that closes them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, paths.contact);
  await lengthenName(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  if (!header) throw new Error('There is no header.');
  expect(header.height).toBeGreaterThan(100);
  await expect.poll(async () => (await links.boundingBox())?.y).toBe(header.y + header.height);
});
