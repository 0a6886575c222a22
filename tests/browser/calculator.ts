import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the headings of the Advanced tab's tools, which open and close them. */
const headings = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('button');

/** Opens a tool of the Advanced tab, unless the visit so far has left it open. */
export async function openTool(page: Page, title: string): Promise<void> {
  await open(page.getByRole('button', { name: title, exact: true }));
}

/** Presses a tool's heading unless it is open, once the tools have taken over: a prerendered page names no month. */
async function open(heading: Locator): Promise<void> {
  const panel = heading.page().getByRole('tabpanel', { name: 'Advanced' });
  await expect(panel.locator('dl').first()).toContainText(/[a-z] 20\d\d/);
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await heading.scrollIntoViewIfNeeded();
}

/** Opens all tools of the Advanced tab, in a wide window: a narrow one keeps one open at a time. */
export async function openAllTools(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(headings(page)).not.toHaveCount(0);
  for (const heading of await headings(page).all()) await open(heading);
  await expect(page.getByRole('group', { name: 'Renting and buying' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Household' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Loan 2' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Refinancing' })).toBeVisible();
  if (size) await page.setViewportSize(size);
}
