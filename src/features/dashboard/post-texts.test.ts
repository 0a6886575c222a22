import { expect, it } from 'vitest';
import { readingText, shownCategory, shownDate, shownTitle, statusText } from './post-texts.ts';

const everything = { text: '', category: '', state: '' };

it('has placeholders for missing values', () => {
  expect(shownTitle({ title: '' })).toBe('(No title)');
  expect(shownCategory({ category: '' })).toBe('General');
  expect(shownDate({ datePublished: '' })).toBe('N/A');
});

it('shows a time as its date in New York', () => {
  expect(shownDate({ datePublished: '2026-11-22T03:00:00.000Z' })).toBe('November 21, 2026');
});

it.each<[found: number, page: number, text: string, status: string]>([
  [1, 1, '', '1 post'],
  [50, 1, ' ', '50 posts'],
  [51, 1, '', 'Showing 1–50 of 51 posts'],
  [51, 2, '', 'Showing post 51 of 51'],
  [10_001, 201, 'fha', 'Showing post 10,001 of 10,001 for “fha”'],
  [10_000, 200, '', 'Showing 9,951–10,000 of 10,000 posts'],
  [2, 1, ' fha ', '2 posts for “fha”'],
  [60, 1, 'fha', 'Showing 1–50 of 60 posts for “fha”'],
  [0, 1, 'fha', 'No posts match “fha”.'],
  [0, 1, '', ''],
])('describes %d posts on page %d for %j as %j', (found, page, text, status) => {
  expect(statusText(found, page, { ...everything, text })).toBe(status);
});

it.each([
  [2, { ...everything, category: 'Credit' }, '2 posts in Credit'],
  [2, { text: ' va ', category: 'Credit', state: 'Ohio' }, '2 posts for “va” in Credit, Ohio'],
  [0, { ...everything, state: 'Ohio' }, 'There are no posts in Ohio.'],
  [0, { ...everything, text: 'va', state: 'Ohio' }, 'No posts in Ohio match “va”.'],
])('names the category and the state of %d posts', (found, filter, status) => {
  expect(statusText(found, 1, filter)).toBe(status);
});

it('shows the progress of reading', () => {
  expect(readingText({ readCount: 120, totalCount: 1_000 })).toBe('Reading posts… 120 of 1,000');
});
