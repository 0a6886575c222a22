import { paths } from '#src/lib/addresses/paths.ts';
import { navigateInSite } from '#tests/browser/navigate-in-site.ts';
import { ownDatabase } from '#tests/browser/own-database.ts';
import { expect, test } from '#tests/browser/test.ts';
import { grayJpeg } from '#tests/fixtures/jpegs.ts';

test('the owner replaces the samples by a photo and details, which visitors see', async ({
  page,
  admin,
  inspect,
}) => {
  await ownDatabase(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  const save = (part: string) => page.getByRole('button', { name: `Save: ${part}` });
  const openPart = (part: string) => page.locator('summary', { hasText: part }).click();

  const samples = page.getByRole('main').getByText('About the Author shows the sample bio.');

  await admin.signIn(page);
  await expect(samples).toBeVisible();
  await samples.click();
  await expect(page).toHaveURL(`${paths.siteDetails}#founder`);
  await expect(field('Bio')).toHaveValue('');
  await expect(field('Bio')).toHaveAttribute('placeholder', /one person answers for what it says/);
  await expect(samples).toBeVisible();

  await field('Name').first().fill('Ada Example');
  await save('The founder').click();
  await expect(field('Role')).toBeFocused();
  await expect(field('Role')).toHaveAccessibleDescription(/Enter a role/);

  await page.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(grayJpeg(300, 400)),
  });
  await field('What the picture shows').fill('Ada at her desk');
  await inspect('site details: a photo to add');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await expect(page.getByRole('img', { name: 'What visitors see' })).toHaveAttribute(
    'src',
    /^blob:/,
  );

  await field('Role').fill('Editor');
  await field('Bio').fill('Ada has bought two homes.');
  await field('How articles are written and checked').fill('At the source.');
  await openPart('Who runs the site');
  await field('Legal name').fill('Ada LLC');
  await save('Who runs the site').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await save('The founder').click();
  await expect(page.getByText('Saved.', { exact: true })).toHaveCount(2);

  await page.getByRole('main').getByRole('link', { name: 'About the Author' }).first().click();
  await expect(page.getByRole('heading', { name: 'About Ada Example' })).toBeVisible();
  await expect(page.getByText('is the work of Ada Example, Editor')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photograph of Ada Example' });
  await expect(photo).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth),
    )
    .toBeCloseTo(4 / 3);
  await inspect('about the author: a photo');
  await navigateInSite(page, paths.contact);
  await expect(page.getByText('Write to Ada Example, Editor.')).toBeVisible();
});
