import { JSDOM } from 'jsdom';
import { posts as seeded } from '#scripts/content/posts/index.ts';
import { createContentReader } from '#src/content/article-content.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { article } from '#tests/browser/article.ts';
import { navigateInSite } from '#tests/browser/navigate-in-site.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { ownPosts } from '#tests/browser/own-database.ts';
import { expect, test } from '#tests/browser/test.ts';
import { attack, elsewhere, hostile, hostileTexts } from '#tests/fixtures/hostile-html.ts';
import { samplePost } from '#tests/fixtures/posts.ts';

function isElsewhere({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && hostname !== '127.0.0.1';
}

const contents = {
  'the seeded posts': seeded.map(({ content }) => content).join('\n'),
  'hostile markup': hostile,
  'tables in tables': '<table><tr><td>a<table><tr><td>b</table><p>c</table>d<table><caption>e',
  'special characters of all kinds':
    '<p title="a&lt;b>c">a &amp;&nbsp;b &lt;i&gt; &copy; é 🏠<br/>\r\n<pre>\n\na</pre>',
  'more levels than a post may have': '<div><p>a <em>b</em></p>'.repeat(200),
  'unclosed tags': '<h2>a<h2>b<p>c<blockquote><ul><li>d<a href="/e">f<a href="/g">h',
};

test('a post shows each text as it is stored, and any content as the build renders it; nothing runs', async ({
  page,
  expectedErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // From images whose address is one of the texts, or that are not there.
  expectedErrors.push('404 (Not Found)', 'net::ERR');
  const written = Object.entries(contents).map(([title, content]) =>
    samplePost({ slug: title.replaceAll(' ', '-'), title, content }),
  );
  const title = `</script><script>${attack}</script><img src=x onerror="${attack}">`;
  const image = `${elsewhere}/gone.jpg`;
  const attacking = samplePost({ slug: 'attacking', title, image, content: hostile });
  // Each text has another post like it, to be shown below it.
  const stored = hostileTexts.flatMap((text, index) =>
    [`hostile-${index}`, `like-hostile-${index}`].map((slug) =>
      samplePost({
        slug,
        title: text,
        description: text,
        content: text,
        author: text,
        image: text,
        category: text,
        keywords: [text],
        states: [text],
      }),
    ),
  );
  await ownPosts(page, [...stored, ...written, attacking]);
  const shown = article(page);
  const pictures = new Set<string>();
  const incidents: string[] = [];
  await page.route(isElsewhere, (route) => {
    const request = route.request();
    if (request.resourceType() === 'image') pictures.add(request.url());
    else incidents.push(request.url());
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    incidents.push(dialog.message());
    return dialog.dismiss();
  });

  await shown.open('attacking');
  await test.step('nothing in a post runs or breaks the page', async () => {
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
    expect([...pictures]).toEqual([image]);
  });

  for (const [index, text] of hostileTexts.entries()) {
    await test.step(`text ${index + 1} is shown as it is stored`, async () => {
      const address = blogPostPath(`hostile-${index}`);
      await navigateInSite(page, address);
      await expect.poll(() => shown.head('link[rel=canonical]')).toContain(address);
      expect(await shown.title.textContent()).toBe(text);
      expect(await shown.byline.textContent()).toContain(`By ${text}`);
      expect(await shown.head('title:not(svg *)')).toBe(`${text} | ${site.name}`);
      const said = JSON.parse(await shown.head('script[type="application/ld+json"]'));
      expect(said['@graph'][0]).toMatchObject({ headline: text });
      const related = page.getByRole('heading', { level: 2, name: /^More on/ });
      await expect.poll(() => related.allTextContents()).toEqual([`More on ${text}`]);
      await expectFits(page, text);
    });
  }

  const read = createContentReader(new JSDOM().window);
  for (const post of written) {
    await test.step(`build and browser render ${post.title} the same`, async () => {
      await navigateInSite(page, blogPostPath(post.slug));
      await expect(shown.title).toHaveText(post.title);
      const made = await page.locator('[data-post-content]').evaluate((element, html) => {
        // The page has replaced an image that did not load; the prerendered HTML still has it.
        const sent = document.createElement('template');
        sent.innerHTML = html;
        return {
          byBuild: sent.innerHTML,
          isShown: element.innerHTML.replaceAll('/images/hero.svg', '/images/no-such.png'),
        };
      }, read(post.content).body.innerHTML);
      expect(made.isShown).toBe(made.byBuild);
      expect(made.byBuild).not.toBe('');
    });
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(incidents, 'dialogs, and requests to other hosts').toEqual([]);
});
