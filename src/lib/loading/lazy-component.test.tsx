import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('one that waits shows nothing until it is loaded, which it is again after a failure, but not after success', async () => {
  const importPart = vi.fn(async () => Hello);
  importPart.mockRejectedValueOnce(new Error('away'));
  const Part = lazyComponent(importPart, { waits: true });
  render(
    <Suspense fallback="Later">
      <Part name="Ada" />
    </Suspense>,
  );

  await act(async () => expect(await Part.load()).toBe(false));
  expect(screen.getByText('Later')).toBeVisible();
  await act(async () => expect(await Part.load()).toBe(true));
  expect(screen.getByText('Hello, Ada')).toBeVisible();
  await Part.load();
  expect(importPart).toHaveBeenCalledTimes(2);
});

test('is loaded when it is first rendered, and is there at once after that', async () => {
  const importPart = vi.fn(async () => Hello);
  const Part = lazyComponent(importPart);
  const part = (
    <Suspense fallback="Later">
      <Part name="Ada" />
    </Suspense>
  );
  const { unmount } = render(part);
  expect(screen.getByText('Later')).toBeVisible();
  expect(await screen.findByText('Hello, Ada')).toBeVisible();
  unmount();

  await Part.preload();
  render(part);
  expect(screen.getByText('Hello, Ada')).toBeVisible();
});
