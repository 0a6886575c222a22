import { nextPath } from '#src/features/admin/auth/next-path.ts';
import { readAmount, readPercent } from '#src/features/calculators/inputs/read-number.ts';
import { fromFragment } from '#src/features/calculators/inputs/share-link.ts';
import { askAboutPhone } from '#src/features/quote/steps/answer-notes.ts';
import { suggestEmail } from '#src/lib/input/email-typos.ts';
import { tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { completeWebsite } from '#src/lib/input/website.ts';
import { mend } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { quoteFormats } from '#src/model/lead-forms/quote.schema.ts';
import { readReference, readRequestHash } from '#src/model/leads/lead-reference.ts';
import { toPostQuery } from '#src/model/posts/post-query.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { searchPosts } from '#tests/fixtures/search-posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { identifyCaller } from '../../functions/src/caller.ts';
import { parseVerifyRequest } from '../../functions/src/request.ts';

/** Whatever reads a text that a visitor types or sends. Node loads it without Vite, in a worker. */
export const visitorsReaders: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    textFields()
      .filter(({ name }) => !/^(editor|rates)\./.test(name))
      .map(({ name, schema }) => [name, schema.safeParse]),
  ),
  'an amount in a calculator': readAmount,
  'a percentage in a calculator': readPercent,
  'a calculator’s link': (text) => fromFragment(`#tab=advanced&price=${text}`),
  'a phone number': (text) => [tidyPhone(text), askAboutPhone(text)],
  'a suggested email address': suggestEmail,
  'a ZIP code': (text) => quoteFormats.zipCode?.(`12345${text}`),
  'a website': completeWebsite,
  'the address after signing in': (text) => nextPath(`?next=${text}`),
  'a reference number': (text) => [readReference(text), readRequestHash(`#quote/${text}`)],
  'the search': (text) => [
    searchPosts([samplePost()], text),
    // Words that are all different, of a post's text from within a word.
    [text.replace(/\S+/g, (word, at) => word + at)].map((content) =>
      searchPosts([samplePost({ content: `x${content}` })], content),
    ),
    mend(toPostQuery(text), [{ fields: [searchField('Title', text)] }]),
  ],
  'a verifier’s call': (text) => {
    const headers = { 'x-forwarded-for': text, 'user-agent': text };
    identifyCaller({ headers, socket: {} as never });
    try {
      parseVerifyRequest({ token: text, action: text }, ['submit']);
    } catch (error) {
      if ((error as { code?: string }).code !== 'invalid-argument') throw error;
    }
  },
};
