import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContentsList } from './ContentsList.tsx';

const sections = ['Rate', 'APR', 'Points', 'Next'].map((title) => ({
  id: `section-${title.toLowerCase()}`,
  title,
}));
const show = (count: number) =>
  render(
    <MemoryRouter initialEntries={['/blog/a']}>
      <ContentsList sections={sections.slice(0, count)} />
    </MemoryRouter>,
  );

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
