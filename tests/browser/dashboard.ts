import type { Page } from '@playwright/test';

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
