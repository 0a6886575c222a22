import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentYear } from './SiteFooter.tsx';

function Year() {
  return <span id="year">{useCurrentYear('year')}</span>;
}

afterEach(() => vi.useRealTimers());

test('hydrates a page from last year without an error and then shows the current year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 11, 31) });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Year />);
  expect(root).toHaveTextContent('2025');
  vi.setSystemTime(new Date(2026, 0, 1));
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(root, <Year />, { onRecoverableError }));

  expect(root).toHaveTextContent('2026');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.remove();
});
