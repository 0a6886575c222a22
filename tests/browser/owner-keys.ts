import { expect, type Locator, type Page } from '@playwright/test';
import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import type { Admin } from './admin.ts';
import { expectFocusClear } from './focus.ts';
import { watchKeyboard } from './keyboard.ts';
import { login } from './login.ts';
import { hydrated } from './test.ts';

const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Returns the owner at the keys, who clicks nothing. Each stop must be wholly in sight. */
export function ownerAt(page: Page) {
  const keys = watchKeyboard(page, expectFocusClear);
  const { tabTo, tabBackTo, press } = keys;
  const link = (name: string) =>
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name, includeHidden: true });
  return {
    ...keys,
    type: (text: string) => page.keyboard.type(text),

    async signIn({ email, password }: Admin): Promise<void> {
      const form = login(page);
      await page.goto(loginPath(paths.adminBlog));
      await hydrated(page);
      await keys.typeInto(form.email, email);
      await press('Enter');
      await expect(form.password).toBeFocused();
      await page.keyboard.type(password);
      await press('Enter');
      await expect(form.dashboard).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
    },

    /** Follows a link of the admin bar, which is at the start of each page, on a phone behind "More". */
    async goTo(name: string): Promise<void> {
      const isAtStart = await isFocused(page.getByRole('main'));
      const isShown = await link(name).isVisible();
      await (isAtStart ? tabTo : tabBackTo)(isShown ? link(name) : login(page).more);
      await press('Enter');
      if (!isShown) {
        await tabTo(link(name));
        await press('Enter');
      }
      await expect(link(name)).toHaveAttribute('aria-current', 'page');
    },

    /** Moves along a group of controls that is one stop of the Tab key. */
    async arrowTo(control: Locator): Promise<void> {
      await press('Home');
      for (let steps = 0; steps < 20 && !(await isFocused(control)); steps++) {
        await press('ArrowRight');
        await expectFocusClear(page);
      }
      await expect(control).toBeFocused();
    },

    /** Presses a control further down the page. */
    async use(control: Locator): Promise<void> {
      await tabTo(control);
      await press('Enter');
    },

    /** Presses a control further up the page. */
    async useAbove(control: Locator): Promise<void> {
      await tabBackTo(control);
      await press('Enter');
    },

    /** Replaces what is in a field further down the page. */
    async replace(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      await press('Control+A');
      await page.keyboard.type(text);
    },
  };
}
