import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { expect, test } from '#tests/browser/test.ts';
import { attack, elsewhere, hostile } from '#tests/fixtures/hostile-html.ts';

test('nothing in a post runs, and nothing in it breaks the page', async ({
  page,
  posts,
  expectedErrors,
}) => {
  expectedErrors.push('404 (Not Found)', 'net::ERR_FAILED');
  const title = `</script><script>${attack}</script><img src=x onerror="${attack}">`;
  const image = `${elsewhere}/gone.jpg`;
  const post = await posts.add({ title, image, content: hostile });
  const asked = new Set<string>();
  await page.route(`${elsewhere}/**`, (route) => {
    asked.add(route.request().url());
    return route.abort();
  });
  const shown = article(page);
  await shown.open(post.slug);

  await expect(shown.title).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
  const said = JSON.parse(await shown.head('script[type="application/ld+json"]'));
  expect(said['@graph'][0]).toMatchObject({ headline: title, image });
  await expect(shown.image).toHaveAttribute('src', '/images/hero.svg');
  expect(await shown.head('meta[property="og:image"]')).toBe(image);

  const text = page.getByText('Words that stay.');
  await text.click();
  expect(await text.evaluate((element) => element.outerHTML)).toBe('<p>Words that stay.</p>');
  const picture = page.getByRole('img', { name: 'A porch' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/images/hero.svg');
  await expect(page.getByText('run data tab fhfa').getByRole('link')).toHaveText(['fhfa']);
  await expect(page.getByRole('link', { name: 'fhfa' })).toHaveAttribute('rel', /external/);
  await expect(page.getByRole('link', { name: 'fhfa' })).not.toHaveAttribute('target');
  await expect(page.getByText('Your SSN')).toBeVisible();
  const intruders =
    'form, input, button, iframe, style, svg, script, object, math, link, base, meta';
  await expect(page.locator('article').locator(intruders)).toHaveCount(0);
  // Possibly more than once: React requests an image during render and may restart a render.
  expect([...asked]).toEqual([image]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
