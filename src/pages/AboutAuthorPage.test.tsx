import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Founder } from '#src/lib/settings.schema.ts';
import { wholeFounder } from '#tests/fixtures/founder.ts';
import { AboutAuthor, AboutAuthorPage } from './AboutAuthorPage.tsx';

function show(founder: Founder) {
  render(
    <MemoryRouter>
      <AboutAuthor founder={founder} />
    </MemoryRouter>,
  );
}

const main = () => document.body.textContent;

test('says that no founder is named yet and shows no person', () => {
  render(
    <MemoryRouter>
      <AboutAuthorPage />
    </MemoryRouter>,
  );

  const unsigned = screen.getByRole('region', { name: 'This site has not been set up yet' });
  expect(unsigned).toHaveTextContent('built from a template');
  expect(unsigned).toHaveTextContent('src/founder.ts');
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Drawing of a desk/);
  expect(main()).not.toMatch(/is the work of|the founder|Credentials/);
});

test('shows everything that the owner filledLine in about a founder', () => {
  show(wholeFounder);

  expect(main()).toContain('Keystead is the work of Ada Example, Founder and editor, who');
  const photo = screen.getByRole('img', { name: 'Photograph of Ada Example' });
  expect(photo).toHaveAttribute('src', '/images/ada.jpg');
  expect(screen.getByRole('heading', { name: 'About Ada Example' })).toBeVisible();
  expect(screen.getByText('She writes what she looked for then.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Certified in examples' })).toHaveAttribute(
    'href',
    'https://register.example/ada',
  );
  expect(screen.getByText('Nine years at a credit union')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Her garden' })).toHaveAttribute(
    'href',
    'https://garden.example/',
  );
  expect(screen.getByText('Each figure is checked at its source.')).toBeVisible();
  expect(screen.queryByText(/template/)).not.toBeInTheDocument();
});

test('omits what a founder has not filledLine in', () => {
  show({ ...wholeFounder, photo: undefined, credentials: [], links: [] });

  expect(screen.getByRole('img')).toHaveAccessibleName(/^Drawing of a desk/);
  expect(screen.queryByRole('heading', { name: 'Credentials' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).not.toBeInTheDocument();
});

test.each([
  ['the owner of the site', undefined],
  ['Ada Example', wholeFounder],
])('says that %s replies, and how and when', (who, founder) => {
  if (founder) show(founder);
  else
    render(
      <MemoryRouter>
        <AboutAuthorPage />
      </MemoryRouter>,
    );

  const heading = screen.getByRole('heading', { name: 'Who replies, how and when' });
  const answer = heading.nextElementSibling as HTMLElement;
  expect(answer).toHaveTextContent(`message goes to ${who}`);
  expect(answer).toHaveTextContent('by email');
  expect(answer).toHaveTextContent('within 2 business days');
  expect(within(answer).getByRole('link', { name: 'message' })).toHaveAttribute('href', '/contact');
});
