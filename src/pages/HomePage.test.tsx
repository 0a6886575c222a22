import { render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HomePage } from './HomePage.tsx';

test('opens with the headline and two ways on', () => {
  render(
    <HelmetProvider>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </HelmetProvider>,
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Your Path to Homeownership Starts Here',
  );
  expect(screen.getByRole('link', { name: 'Get Pre-Qualified' })).toHaveAttribute('href', '/quote');
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/blog');
  expect(document.title).toBe('Keystead - Your Guide to Home Financing');
});
