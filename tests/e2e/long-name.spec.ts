import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
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

/** Pages whose body is hydrated by itself, once its script is there. */
const withLazyBody: readonly string[] = [paths.faq, paths.rates];

/** Runs in the page. Returns whether React has taken over the end of its content. */
function isBodyHydrated(): boolean {
  const last = [...document.querySelectorAll('main *')].at(-1) ?? {};
  return Object.keys(last).some((key) => key.startsWith('__react'));
}

async function expectRoomForName(page: Page, shown: string): Promise<void> {
  await lengthenName(page);
  await expectUnbroken(page, `${shown} with a long name`, [320, 900]);
  await spaceTexts(page);
  await expectRoomForTexts(page, 320);
}

for (const path of [paths.home, paths.faq]) {
  test(`${path} has room for a name of one long word, also in spaced text`, async ({ page }) => {
    await openHydrated(page, path);
    if (withLazyBody.includes(path)) await page.waitForFunction(isBodyHydrated);
    await expectRoomForName(page, path);
  });
}

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
