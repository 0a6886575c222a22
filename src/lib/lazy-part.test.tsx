import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('shows nothing until it is loaded, which it is again after a failure, but not after success', async () => {
  const importPart = vi.fn(async () => Hello);
  importPart.mockRejectedValueOnce(new Error('away'));
  const { Part, load } = lazyPart(importPart);
  render(
    <Suspense fallback="Later">
      <Part name="Ada" />
    </Suspense>,
  );

  await act(async () => expect(await load()).toBe(false));
  expect(screen.getByText('Later')).toBeVisible();
  await act(async () => expect(await load()).toBe(true));
  expect(screen.getByText('Hello, Ada')).toBeVisible();
  await load();
  expect(importPart).toHaveBeenCalledTimes(2);
});
