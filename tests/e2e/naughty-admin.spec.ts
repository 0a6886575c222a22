import { paths } from '#src/lib/paths.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { contentEditor } from '#tests/browser/content-editor.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import {
  fieldsOf,
  openFields,
  stringsOf,
  test,
  typedStringsOf,
} from '#tests/browser/naughty-test.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { typeEverywhere } from '#tests/browser/type-everywhere.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { reportFigure } from '#tests/proof/figures.ts';

test('naughty strings in every field of the editor', { tag: '@full' }, async ({ page, admin }) => {
  // One string is an address on this site, from which the preview requests a picture.
  await page.route('**/dev/null*/**', (route) => route.fulfill({ path: 'public/images/hero.svg' }));
  await admin.signIn(page, paths.newPost);
  await contentEditor(page).view('HTML');
  const values = await typeEverywhere(page, typedStringsOf(8), {
    fields: fieldsOf(
      'editor',
      'title',
      'slug',
      'description',
      'content',
      'author',
      'image',
      'keywords',
    ),
    button: 'Publish post',
  });
  reportFigure('Naughty typing, the editor', `${values.toLocaleString('en-US')} values`);
});

test('naughty strings as the HTML of a post, in all views', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  await admin.signIn(page, paths.newPost);
  const { source, view } = contentEditor(page);
  const strings = stringsOf(8);
  await view('HTML');
  for (const text of strings) {
    await source.fill(text);
    await view('Preview');
    await expectFits(page, JSON.stringify(text));
    await view('Write');
    await expectFits(page, JSON.stringify(text));
    await view('HTML');
  }
  reportFigure('Naughty HTML in the editor', `${strings.length} strings in 3 views`);
});

test('naughty strings in the fields of the dashboard', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  const titles = stringsOf(8);
  const database = await answerAsDatabase(
    page,
    Object.fromEntries(
      titles.map((text, index) => [
        `naughty-${index}`,
        {
          title: text,
          slug: text,
          category: text,
          states: [text],
          keywords: [text],
          datePublished: '2026-11-21',
        },
      ]),
    ),
  );
  database.storeRates(rates);
  await admin.signIn(page);
  await dashboard(page).saveRates.waitFor();
  const values = await typeEverywhere(page, typedStringsOf(8), {
    fields: fieldsOf('rates', 'fixed30', 'fixed15', 'arm51', 'jumbo30', 'lastUpdated'),
    button: 'Save rates',
    scope: 'form:has([name=fixed30])',
  });
  const searches = await typeEverywhere(page, typedStringsOf(8), {
    fields: openFields('posts-search'),
    scope: 'section:has([name=posts-search])',
  });
  reportFigure(
    'Naughty typing, the dashboard',
    `${(values + searches).toLocaleString('en-US')} values beside ${titles.length} posts`,
  );
});
