import { expect, type Page } from '@playwright/test';

/** Returns the dashboard by what the owner sees. */
export function dashboard(page: Page) {
  const dialog = page.getByRole('alertdialog');
  const table = page.getByRole('table', { name: 'Posts' });
  return {
    dialog,
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    confirmDeletion: dialog.getByRole('button', { name: 'Delete post' }),
    search: page.getByRole('searchbox'),
    next: page.getByRole('button', { name: 'Next' }),
    titles: table.getByRole('rowheader'),
    row: (title: string) => table.getByRole('row').filter({ hasText: title }),
    deleteButton: (title: string) =>
      table.getByRole('button', { name: `Delete ${title}`, exact: true }),
    editRates: page.getByRole('button', { name: 'Edit rates' }),
    rate: (label: string) => page.getByRole('textbox', { name: label }),
    saveRates: page.getByRole('button', { name: 'Save rates' }),
    failure: page.getByRole('main').getByRole('alert'),
  };
}

/** Waits until Today shows what waits, if anything does, which is read from the whole desk. */
export async function todayLoaded(page: Page): Promise<void> {
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toBeVisible();
  await expect(today.getByRole('status')).toHaveCount(0);
}

/** Waits for the dashboard's reads to finish. A sign-out would have them refused, and a moved clock ends them. */
export async function dashboardLoaded(page: Page): Promise<void> {
  await expect(dashboard(page).saveRates).toBeVisible();
  await expect(dashboard(page).titles).not.toHaveCount(0);
  await expect(page.getByText(/^(Showing .* of )?[\d,]+ posts?$/)).toBeVisible();
  // With the number of posts that changed since.
  await expect(page.getByText(/^Built /)).toBeVisible();
  await todayLoaded(page);
}
