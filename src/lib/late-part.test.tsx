import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('shows nothing until it is loaded', async () => {
  const { Part, load } = latePart(async () => Hello);
  render(
    <Suspense fallback="Later">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText('Later')).toBeVisible();

  await act(async () => expect(await load()).toBe(true));
  expect(screen.getByText('Hello, Ada')).toBeVisible();
});

test('what did not come is asked for again, and what came is not', async () => {
  const importIt = vi.fn(async () => Hello);
  importIt.mockRejectedValueOnce(new Error('away'));
  const { Part, load } = latePart(importIt);
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
  expect(importIt).toHaveBeenCalledTimes(2);
});
