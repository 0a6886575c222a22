// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

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
