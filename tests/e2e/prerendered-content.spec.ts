import { JSDOM } from 'jsdom';
import { posts } from '#scripts/content/posts/index.ts';
import { createContentReader } from '#src/domain/posts/content/article-content.ts';
import { article } from '#tests/browser/article.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { expect, test } from '#tests/browser/test.ts';
import { hostile } from '#tests/fixtures/hostile-html.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { sampleOf } from '#tests/proof/extent.ts';

const contents = {
  'the seeded posts': posts.map(({ content }) => content).join('\n'),
  'hostile markup': hostile,
  'tables in tables': '<table><tr><td>a<table><tr><td>b</table><p>c</table>d<table><caption>e',
  'special characters of all kinds':
    '<p title="a&lt;b>c">a &amp;&nbsp;b &lt;i&gt; &copy; é 🏠<br/>\r\n<pre>\n\na</pre>',
  'more levels than a post may have': '<div><p>a <em>b</em></p>'.repeat(200),
  'unclosed tags': '<h2>a<h2>b<p>c<blockquote><ul><li>d<a href="/e">f<a href="/g">h',
};

for (const [what, content] of sampleOf(Object.entries(contents), 2)) {
  test(`build and browser render ${what} the same`, async ({ page, expectedErrors }) => {
    expectedErrors.push('404 (Not Found)', 'net::ERR');
    const built = createContentReader(new JSDOM().window)(content);
    await answerWithPosts(page, [samplePost({ slug: 'sample', title: 'Sample', content })]);
    const { open, title } = article(page);
    await open('sample');
    await expect(title).toHaveText('Sample');

    const shown = page.locator('[data-post-content]');
    const made = await shown.evaluate((element, html) => {
      // The page has replaced an image that did not load; the prerendered HTML still has it.
      const sent = document.createElement('template');
      sent.innerHTML = html;
      return {
        byBuild: sent.innerHTML,
        isShown: element.innerHTML.replaceAll('/images/hero.svg', '/images/no-such.png'),
      };
    }, built.body.innerHTML);
    expect(made.isShown).toBe(made.byBuild);
    expect(made.byBuild).not.toBe('');
  });
}
