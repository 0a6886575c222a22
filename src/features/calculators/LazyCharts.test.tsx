import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { WhenVisible } from './LazyCharts.tsx';

/** Stands in for the browser's observer, which jsdom does not have. */
function stubObserver() {
  const { promise, resolve } = Promise.withResolvers<(isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        resolve((isIntersecting) => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return promise;
}

test('a drawing in view whose script failed is drawn once the connection is back', async () => {
  const observed = stubObserver();
  const importPart = vi.fn(async () => () => <p>Drawn</p>);
  importPart.mockRejectedValueOnce(new Error('offline'));
  const Part = lazyComponent(importPart, { waits: true });
  render(
    <WhenVisible className="box" load={Part.load}>
      <Part />
    </WhenVisible>,
  );
  const report = await observed;
  await act(async () => report(false));
  expect(importPart).not.toHaveBeenCalled();

  await act(async () => report(true));
  // It is scrolled out of view before the script has arrived.
  await act(async () => report(false));
  expect(importPart).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Drawn')).toBeNull();

  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Drawn')).toBeVisible();
});
