import type { APIRequestContext } from '@playwright/test';
import { companies, whoContacts } from '#src/domain/leads/who-contacts.ts';
import { publicPaths } from '#src/lib/admin-paths.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { sentDocument, sitemapPostPaths } from '#tests/browser/prerendered-posts.ts';
import { expect, test } from '#tests/browser/test.ts';

// It opens no browser. It inspects the HTML itself.

/** The words of sentences about who contacts people, how, and until when. */
const words = /\b(?:withdraw|stop|companies|lenders|lead buyers|up to|automated)\b/i;

/** The sentences with such words that are not in `whoContacts`, each with the reason. */
const others: { pages: RegExp; sentences: RegExp; because: string }[] = [];

const inline = 'a, abbr, b, code, em, i, q, s, small, span, strong, sub, sup, time, u';

/** Returns the sentences of a document, with its description. */
async function listSentences(request: APIRequestContext, path: string): Promise<string[]> {
  const sent = await sentDocument(request, path);
  for (const element of sent.querySelectorAll('script, style, svg')) element.remove();
  for (const block of sent.body.querySelectorAll(`:not(${inline})`)) {
    block.prepend('\n');
    block.after('\n');
  }
  const description = sent.querySelector('meta[name=description]')?.getAttribute('content');
  return `${description}\n${sent.body.textContent}`
    .split(/\n|(?<=[.!?]["”’]?)\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim());
}

test('the prerendered pages say who contacts people, and until when, in the words of one module', async ({
  request,
}) => {
  const told = Object.values(whoContacts);
  const pages = [...publicPaths, ...(await sitemapPostPaths(request))];
  const used = new Set<unknown>();
  const found: string[] = [];
  for (const path of pages) {
    for (const sentence of await listSentences(request, path)) {
      if (!words.test(sentence) || told.some((text) => text.includes(sentence))) continue;
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
