import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { ask } from '#scripts/release/checks/headers.ts';
import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { site } from '#src/site.ts';
import { sitemapPostPaths } from '#tests/browser/prerendered-posts.ts';

/** The words of sentences about who contacts people, how, and until when. */
const words = /\b(?:withdraw|stop|companies|lenders|lead buyers|up to|automated|in step \d)\b/i;

/** The sentences with such words that are not in `whoContacts`, each with the reason. */
const others = [
  {
    pages: /^\/blog/,
    sentences: new RegExp(`^(?!.*\\b(we|us|our|this site|${site.name})\\b)`, 'i'),
    because: 'articles speak of the market',
  },
  { pages: /^\/blog/, sentences: /our short questionnaire/, because: 'invites to the form' },
  {
    pages: /^\/faq$/,
    sentences:
      /^(Some lenders begin|Comparing lenders|Lenders use both|With \d|Household|In \d+, a loan)/,
    because: 'the loan programs, and how lenders check and compare',
  },
  { pages: /^\/about-author$/, sentences: /\bup to date\b/, because: 'about days' },
  { pages: /^\/accessibility$/, sentences: /^Automated tests /, because: 'about tests' },
  { pages: /^\/terms$/, sentences: /automated means/, because: 'what visitors must not do' },
  {
    pages: /^\/about-author$/,
    sentences: /^(The companies that get inquiries|Companies that buy leads) may pay /,
    because: 'who pays, and for what',
  },
  {
    pages: /^\/purchase-leads$/,
    sentences: /^(For companies that want to buy|We pass leads on to lenders,|When we tell you,)/,
    because: 'says to companies what they get and must do',
  },
  {
    pages: /^\/purchase-leads$/,
    sentences: /^(I agree that|I can withdraw)/,
    because: 'the consent, shown to companies',
  },
  {
    pages: /^\/(privacy|terms|do-not-sell)$/,
    sentences: /^How to stop it$/,
    because: 'the summary names what the module says',
  },
  {
    pages: /^\/(privacy|terms)$/,
    sentences: /^(Mortgage lenders and brokers\.|Other companies|Lenders and brokers that contact)/,
    because: 'headings, and for whom companies act',
  },
  {
    pages: /^\/privacy$/,
    sentences: /^(It also keeps any request to withdraw|We keep .* for up to \d+ months)/,
    because: 'how long something is kept',
  },
  {
    pages: /^\/(privacy|terms|do-not-sell|your-request)$/,
    sentences: /^(To stop us from selling|The privacy page|If you still have the link|See what)/,
    because: 'names the requests, and where they are made',
  },
  {
    pages: /^\/do-not-sell$/,
    sentences: /^(Some state laws|We let everyone|Within \d+ business days we|If you withdraw)/,
    because: 'the law, and a request by message',
  },
];

/** What is left out of a document's HTML, with elements that are part of a sentence. */
const leftOut = [
  /<(head|script|svg)\b.*?<\/\1>/gs,
  /<!--.*?-->/gs,
  /<\/?(a|b|em|i|small|span|strong|sub|sup|time)\b[^>]*>/g,
];

/** Returns the sentences of a document, with its description. */
async function listSentences(path: string): Promise<string[]> {
  const { text: html } = await ask(getBuiltSiteUrl(), path);
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description, path).not.toBe('');
  const body = leftOut.reduce((text, part) => text.replace(part, ''), html);
  const { document } = new JSDOM(`${description}\n${body.replace(/<[^>]*>/g, '\n')}`).window;
  return splitSentences(document.body.textContent);
}

function splitSentences(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?]["”’]?)\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
}

it('the prerendered pages say who contacts people, and until when, in the words of one module', async () => {
  // Where the form begins, nobody has seen its steps.
  const { condition: _, ...unseen } = whoContacts;
  const listed = Object.values(unseen).flatMap(splitSentences);
  const pages = [...publicPaths, ...(await sitemapPostPaths())];
  const used = new Set<unknown>();
  const found: string[] = [];
  for (const path of pages) {
    for (const sentence of await listSentences(path)) {
      // Also where a page quotes them.
      const rest = listed.reduce((text, part) => text.replace(part, ''), sentence);
      if (!words.test(rest)) continue;
      const other = others.find(
        ({ pages, sentences }) => pages.test(path) && sentences.test(sentence),
      );
      if (other) used.add(other);
      else found.push(`${path}: ${sentence}`);
    }
  }
  expect(found).toEqual([]);
  expect(others.filter((other) => !used.has(other))).toEqual([]);
});
