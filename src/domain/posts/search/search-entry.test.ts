// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { htmlText } from './search-entry.ts';

const posts = [
  samplePost({ slug: 'fha', title: 'FHA Loans', keywords: ['mip', 'down payment'] }),
  samplePost({ slug: 'west', title: 'Closing', states: ['West Virginia'] }),
  samplePost({ slug: 'east', title: 'Taxes', states: ['Virginia'] }),
  samplePost({ slug: 'pena', title: 'Ms. Peña’s first home', description: 'A buyer’s story' }),
  samplePost({
    slug: 'after',
    title: 'José O’Brien’s post‑purchase re\u00adview',
    content: '<p>A 30‑year loan&mdash;&ldquo;fixed&rdquo;, of&nbsp;Ana&rsquo;s</p>',
  }),
  samplePost({
    slug: 'html',
    title: 'Table',
    content:
      '<p class="refinance">Rates &amp; <b>p</b>oints</p><p>in Nevada, pre<wbr>qualified</p>',
  }),
];
const found = (text: string) => searchPosts(posts, text).map(({ slug }) => slug);

describe('search', () => {
  it.each([
    ['in a title, in any case', 'fHa lOANS', ['fha']],
    ['in a description', 'story', ['pena']],
    ['in the text of the content', 'rates & points', ['html']],
    ['in a keyword', 'down pay', ['fha']],
    ['apart from extra blanks', '  FHA   loans ', ['fha']],
    ['with another apostrophe', "buyer's", ['pena']],
    ['without its accent', 'pena', ['pena']],
    ['with its accent', 'PEÑA', ['pena']],
    ['of a name', "jose o'brien", ['after']],
    ['in two words', 'post purchase', ['after']],
    ['with a hyphen', 'post-purchase', ['after']],
    ['with another hyphen', 'post\u2011purchase', ['after']],
    ['with a soft hyphen', 'review', ['after']],
    ['with a possible break', 'prequalified', ['html']],
    ['across character references', '30-year loan - "fixed", of ana\'s', ['after']],
  ])('finds text %s', (_, text, slugs) => {
    expect(found(text)).toEqual(slugs);
  });

  it.each([
    ['a tag', '<b>'],
    ['an attribute', 'refinance'],
    ['an entity', '&amp;'],
    ['the end of one field and the beginning of the next', 'loans mip'],
    ['text of the slug', 'html'],
  ])('does not match %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds the posts of a state by its full name', () => {
    expect(found('VIRGINIA')).toEqual(['east']);
    expect(found('west virginia')).toEqual(['west']);
    expect(found('virgin')).toEqual([]);
    // A state that the post only mentions is found in its text.
    expect(found('nevada')).toEqual(['html']);
  });

  it('finds all posts, in order, for a search of blanks only', () => {
    expect(found('  ')).toEqual(['fha', 'west', 'east', 'pena', 'after', 'html']);
  });
});

describe('htmlText', () => {
  it.each([
    ['<h2>Points</h2><p>Paid at closing</p>', ' Points  Paid at closing '],
    ['pre-<strong>qual</strong>ified <a href="/rates">today</a>', 'pre-qualified today'],
    ['<td>580</td><td>3.5%</td>', ' 580  3.5% '],
    ['one<br>two<br/>three', 'one two three'],
    // A tag is not text, whatever its attributes contain.
    ['<img alt="a > b" src="credit.png">rate', ' rate'],
    ["<a title='5 > 4'>rate</a>", 'rate'],
    ['<abbr title="annual percentage rate">APR</abbr>', 'APR'],
    ['<article>x</article>', ' x '],
    ['<!-- draft: credit -->rate', ' rate'],
    ['<!-->rate<!--->s<!-- --!>', ' rate s '],
    ['pre-<wbr>qualified re&shy;view', 'pre-qualified re\u00adview'],
    // What a browser reads otherwise than it looks.
    ['<a ">credit</a ">, <a b=c"d>rate</a>', 'credit, rate'],
    ['<?xml?>rate<!doctype html>s</>', ' rate s '],
    ['<SCRIPT a=">">credit</scripts></script ">rate', ' rate'],
    // What is never closed is not shown.
    ['rate <b', 'rate '],
    ['rate <img alt="credit>', 'rate  '],
    ['rate<!-- credit', 'rate '],
    ['rate<script>credit</script', 'rate '],
    ['<script>let credit = "<b>";</script>rate<style>p > a {}</style>', ' rate '],
    // Text that only looks like a tag stays.
    ['debts < 36% and income > 0', 'debts < 36% and income > 0'],
    ['AT&amp;T &lt;b&gt; &quot;x&quot; &apos;y&apos;', 'AT&T <b> "x" \'y\''],
    ['buyer&rsquo;s &ldquo;yes&rdquo;&nbsp;&mdash; 5&ndash;7&hellip;', 'buyer’s “yes” — 5–7…'],
    ['&#8217;&#x2019;&#X41;', '’’A'],
    [
      'Jos&eacute; &Eacute;va&shy;n &thinsp;&minus;&fflig;&ThickSpace;',
      'José Éva\u00adn \u2009−ﬀ\u205f\u200a',
    ],
    ['Jos&#233; Jos&#xE9; Jos&#0233; O&#146;Brien', 'José José José O’Brien'],
    // As a page shows them, which knows the oldest names without a semicolon, too.
    ['&copy 2026 caf&eacute&#233x &notit;', '© 2026 cafééx ¬it;'],
    ['<p>&lt;img src=x&gt;&NotAName;</p>', ' <img src=x>&NotAName; '],
    ['&amp;lt; is no tag', '&lt; is no tag'],
    ['&unknown; &#9999999; R&D', '&unknown; \ufffd R&D'],
    ['', ''],
  ])('converts %o to %o', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });
});
