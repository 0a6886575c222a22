import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '#src/data/site/lost-pictures.ts';
import { pictureAddress, pictureSources } from '#src/model/posts/pictures.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { CardImage, PostImage } from './PostImage.tsx';

const { getPictureFile } = mockExports(await import('#src/data/site/picture-files.service.ts'));

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

test('falls back if it fails to load, does not retry if the fallback fails too, and tries another image', () => {
  const { rerender } = render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', '/cabin.svg');

  const setSource = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  fireEvent.error(image());
  expect(setSource).not.toHaveBeenCalled();

  rerender(<PostImage src="/hilltop.svg" fallback="/cabin.svg" />);
  expect(image()).toHaveAttribute('src', '/hilltop.svg');
});

test('falls back if it failed before hydration', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<PostImage src="/porch.svg" fallback="/cabin.svg" />);

  expect(image()).toHaveAttribute('src', '/cabin.svg');
});

describe('an uploaded picture whose file is not there yet', () => {
  const id = 'a'.repeat(64);
  const src = pictureAddress(id);
  const uploaded = { src, srcSet: pictureSources(src), sizes: '1px', fallback: '/cabin.svg' };
  const revoke = vi.fn();

  beforeEach(() => {
    getPictureFile.mockResolvedValue(Uint8Array.of(1));
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
  });

  test('comes from the database, and stays when the page renders again', async () => {
    const { rerender } = render(<PostImage {...uploaded} />);
    expect(image()).toHaveAttribute('srcset', uploaded.srcSet);
    expect(image()).toHaveAttribute('sizes', uploaded.sizes);

    fireEvent.error(image());
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:1'));
    rerender(<PostImage {...uploaded} className="wide" />);

    expect(image()).toHaveAttribute('src', 'blob:1');
    expect(image()).toHaveAttribute('srcset', '');
    expect(image(), 'for a paste').toHaveAttribute('data-address', src);
    expect(getPictureFile.mock.calls).toEqual([[id, 'large']]);
    expect(revoke).not.toHaveBeenCalled();
    fireEvent.load(image());
    expect(revoke.mock.calls).toEqual([['blob:1']]);
  });

  test('comes in its small size for a card', async () => {
    render(<CardImage {...uploaded} srcSet={undefined} />);
    expect(image()).toHaveAttribute('src', src.replace('.jpg', '-800.jpg'));

    fireEvent.error(image());
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:1'));
    expect(getPictureFile.mock.calls).toEqual([[id, 'small']]);
  });

  test.each([
    ['does not have it either', () => Promise.resolve(undefined)],
    ['does not answer', () => Promise.reject(new Error('away'))],
  ])('falls back if the database %s', async (_words, answer) => {
    getPictureFile.mockImplementation(answer);
    render(<PostImage {...uploaded} />);

    fireEvent.error(image());
    await waitFor(() => expect(image()).toHaveAttribute('src', '/cabin.svg'));
    expect(image()).not.toHaveAttribute('srcset');
  });

  test('falls back if what the database has is no picture', async () => {
    render(<PostImage {...uploaded} />);
    fireEvent.error(image());
    await waitFor(() => expect(image()).toHaveAttribute('src', 'blob:1'));

    fireEvent.error(image());

    expect(image()).toHaveAttribute('src', '/cabin.svg');
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).not.toHaveAttribute('sizes');
    expect(getPictureFile).toHaveBeenCalledTimes(1);
  });

  test('does not take the place of a picture that is shown by the time that it arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    getPictureFile.mockReturnValue(promise);
    const { rerender } = render(<PostImage {...uploaded} />);
    fireEvent.error(image());
    await waitFor(() => expect(getPictureFile).toHaveBeenCalled());

    rerender(<PostImage src="/hilltop.svg" fallback="/cabin.svg" />);
    resolve(Uint8Array.of(1));
    await promise;
    await Promise.resolve();

    expect(image()).toHaveAttribute('src', '/hilltop.svg');
  });
});
