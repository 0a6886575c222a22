import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { AfterPost } from './AfterPost.tsx';
import { Byline, ContentsList } from './PostArticle.tsx';

const noon = '2026-11-02T17:00:00.000Z';

test.each([
  ['a date', '2026-11-02', '', ' | November 2, 2026'],
  ['a time', '2026-03-04T02:00:00.000Z', '', ' | March 3, 2026'],
  ['no date', '', '', ''],
  [
    'an edit on another day',
    noon,
    '2026-11-04T17:00:00.000Z',
    ' | November 2, 2026 | Updated November 4, 2026',
  ],
  ['an edit on the same day', noon, '2026-11-02T18:00:00.000Z', ' | November 2, 2026'],
])('shows the author of a post with %s', (_words, datePublished, dateEdited, text) => {
  const { container } = render(
    <Byline author="R. Writer" datePublished={datePublished} dateEdited={dateEdited} />,
  );
  expect(container.textContent).toBe(`By R. Writer${text}`);
});

const sections = ['Rate', 'APR', 'Points', 'Next'].map((title) => ({
  id: `section-${title.toLowerCase()}`,
  title,
}));
const show = (count: number) =>
  renderAt(<ContentsList sections={sections.slice(0, count)} />, '/blog/a');

test('lists the sections of an article that has four', () => {
  show(4);
  expect(screen.getByRole('navigation', { name: 'In this article' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/a#section-rate',
    '/blog/a#section-apr',
    '/blog/a#section-points',
    '/blog/a#section-next',
  ]);
});

test('renders nothing for a shorter article', () => {
  const { container } = show(3);
  expect(container).toBeEmptyDOMElement();
});

test('the author box names the founder once the owner has entered a name', () => {
  renderAt(<AfterPost post={samplePost()} />, '/', embeddedDetails.as(pickDetails(wholeProfile)));

  expect(screen.getByRole('region', { name: /^Written by/ })).toHaveTextContent(
    `${site.name} is the work of Ada Example, Founder and editor.`,
  );
});
