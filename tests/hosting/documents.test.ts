import { globSync, readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { homeLoanDefaults } from '#src/features/calculators/inputs/tool-inputs.ts';

const readDocument = (file: string) =>
  new JSDOM(readFileSync(`dist/${file}`, 'utf8')).window.document;

/** A value that was written as a text: alone, or before the end of a sentence or its part. */
const writtenValue = /(?:^|[\s(:])(?:false|undefined|null|NaN)(?=$|[.,;:)%])|\[object/;

it('no built document shows a value that a template wrote as a text', () => {
  const files = globSync('**/*.html', { cwd: 'dist' });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { body, title, defaultView } = readDocument(file);
    for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
    const texts = body.ownerDocument.createTreeWalker(body, defaultView?.NodeFilter.SHOW_TEXT);
    expect(title, file).not.toMatch(writtenValue);
    while (texts.nextNode()) {
      expect(texts.currentNode.textContent?.trim(), file).not.toMatch(writtenValue);
    }
  }
});

it("a browser's reader mode has what the calculators compute at the start", () => {
  const article = new Readability(readDocument('calculator.html')).parse();
  const text = article?.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const part of ['$1,520.06', `$${homeLoanDefaults.homePrice}`, '$2,021.39 a month']) {
    expect(text).toContain(part);
  }
});
