import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('secret detail');
}

test('replaces a page that fails to render, also during hydration, with an explanation and two ways to continue, and lets presses through', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  window.earlyPresses = [document.createElement('button')];
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('could not be shown');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('secret detail');
  expect(window.earlyPresses).toBeNull();
});
