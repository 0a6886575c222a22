import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PostImage } from './PostImage.tsx';

const image = () => screen.getByRole('presentation');

test('reserves its space, loads lazily and is decorative', () => {
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" className="wide" />);

  expect(image()).toHaveAttribute('src', '/porch.svg');
  expect(image()).toHaveAttribute('width', '1200');
  expect(image()).toHaveAttribute('height', '675');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('alt', '');
  expect(image()).toHaveClass('wide');
});

test('falls back if it fails to load, and does not retry if the fallback fails too', () => {
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);

  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cabin.svg');

  const setSource = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cabin.svg');
  expect(setSource).not.toHaveBeenCalled();
  setSource.mockRestore();
});

test('falls back if it failed before hydration', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);

  expect(image()).toHaveAttribute('src', '/cabin.svg');
  complete.mockRestore();
});

test('tries again with another image', () => {
  const { rerender } = render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);
  fireEvent.error(image());

  rerender(<PostImage src="/hilltop.svg" fallback="/cabin.svg" />);

  expect(image()).toHaveAttribute('src', '/hilltop.svg');
});
