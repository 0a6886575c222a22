import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PostImage } from './PostImage.tsx';

const image = () => screen.getByRole('presentation');

test('holds its place, waits until it is near and is no content of its own', () => {
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" className="wide" />);

  expect(image()).toHaveAttribute('src', '/porch.svg');
  expect(image()).toHaveAttribute('width', '1200');
  expect(image()).toHaveAttribute('height', '675');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('alt', '');
  expect(image()).toHaveClass('wide');
});

test('falls back when it does not load, and stays there when that does not load either', () => {
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);

  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cabin.svg');

  const setSource = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cabin.svg');
  expect(setSource).not.toHaveBeenCalled();
  setSource.mockRestore();
});

test('falls back when it had failed before anybody listened', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);

  expect(image()).toHaveAttribute('src', '/cabin.svg');
  complete.mockRestore();
});

test('tries anew with another image', () => {
  const { rerender } = render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);
  fireEvent.error(image());

  rerender(<PostImage src="/hilltop.svg" fallback="/cabin.svg" />);

  expect(image()).toHaveAttribute('src', '/hilltop.svg');
});
