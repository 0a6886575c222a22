import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { typingPauseMs, useQueryInAddress } from './use-query-in-address.ts';

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/blog');
});

function show() {
  const { rerender, result } = renderHook(useQueryInAddress, {
    initialProps: '',
    wrapper: BrowserRouter,
  });
  return { type: rerender, result };
}
const pause = () => act(() => vi.advanceTimersByTime(typingPauseMs));

test('the address follows once typing pauses, or at once', () => {
  const { type, result } = show();
  type('?q=f');
  act(() => vi.advanceTimersByTime(typingPauseMs - 1));
  type('?q=fh');
  act(() => vi.advanceTimersByTime(1));
  expect(address()).toBe('/blog');
  pause();
  expect(address()).toBe('/blog?q=fh');
  type('?q=fha');
  act(() => result.current());
  expect(address()).toBe('/blog?q=fha');
});

test('the address of a page that was pressed, and is still on its way, stays', () => {
  const { type } = show();
  type('?q=fha');
  // A link changes the address before the next page is drawn.
  window.history.pushState(null, '', '/blog/fha-loans');
  pause();
  expect(address()).toBe('/blog/fha-loans');
});
