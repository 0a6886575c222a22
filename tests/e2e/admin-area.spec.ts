import { login } from '#tests/browser/login.ts';
import { expect, test } from '#tests/browser/test.ts';
import { sampleOf } from '#tests/proof/extent.ts';

const areaPaths = [
  '/admin/blog/edit/x?a=1',
  '/admin',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/no',
];

for (const path of sampleOf(areaPaths, 1)) {
  test(`${path} redirects a signed-out visitor to the login page and loads no page of the admin area`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`);
    await expect(login(page).logIn).toBeVisible();
    expect(requested.some((address) => address.includes('AdminArea'))).toBe(true);
    expect(requested.filter((address) => /Dashboard|EditorPage/.test(address))).toEqual([]);
  });
}

test('signing in opens the page that was requested', { tag: '@full' }, async ({ page, admin }) => {
  const form = login(page);
  await page.goto('/admin/blog/new');
  await form.email.fill(admin.email);
  await form.password.fill(admin.password);
  await form.logIn.click();
  await expect(page).toHaveURL('/admin/blog/new');
  await expect(form.signOut).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('an admin who is already signed in is redirected from the login page', {
  tag: '@full',
}, async ({ page, admin }) => {
  await admin.logIn(page);
  await page.goto('/login?next=/admin/blog/new');
  await expect(page).toHaveURL('/admin/blog/new');
  await expect(login(page).signOut).toBeVisible();
});

test('a disabled account is redirected to the login page', { tag: '@full' }, async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 400');
  await admin.logIn(page);
  await admin.change({ disabled: true });
  await page.goto('/admin/blog');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fblog');
  await expect(login(page).logIn).toBeVisible();
});

test('the bar names the signed-in account and links to the pages of the area', {
  tag: '@full',
}, async ({ page, admin }) => {
  const form = login(page);
  await admin.logIn(page);
  await expect(page.getByText(`Signed in as ${admin.email}`)).toBeVisible();
  await expect(form.adminLinks).toHaveText([
    'Posts and rates',
    'New post',
    /^Leads/,
    'Site details',
    'View the site',
  ]);
  await expect(form.adminLinks.nth(0)).toHaveAttribute('aria-current', 'page');
  await form.adminLinks.nth(1).click();
  await expect(page).toHaveURL('/admin/blog/new');
  await expect(form.adminLinks.nth(1)).toHaveAttribute('aria-current', 'page');
  await form.adminLinks.nth(2).click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(form.adminLinks.nth(2)).toHaveAttribute('aria-current', 'page');
  await form.adminLinks.nth(3).click();
  await expect(page).toHaveURL('/admin/site');
  await expect(form.adminLinks.nth(3)).toHaveAttribute('aria-current', 'page');
  await form.adminLinks.nth(4).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(form.signOut).toBeVisible();
});
