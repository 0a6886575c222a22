import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionalImage } from '#src/pages/about/FounderPhoto.tsx';

const picture = <OptionalImage src="/portrait.svg" alt="A portrait" width={480} height={480} />;

/** Sets the state of all pictures: loaded (with a width), failed (without one), or still loading. */
function pictureIs(state: { complete: boolean; naturalWidth: number }) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(state.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(state.naturalWidth);
}

afterEach(() => vi.restoreAllMocks());

test('shows a picture that loads', () => {
  pictureIs({ complete: true, naturalWidth: 480 });
  render(picture);
  expect(screen.getByRole('img', { name: 'A portrait' })).toBeInTheDocument();
});

test('removes a picture that fails to load', () => {
  pictureIs({ complete: false, naturalWidth: 0 });
  const { container } = render(picture);
  fireEvent.error(screen.getByRole('img'));
  expect(container).toBeEmptyDOMElement();
});

test('removes a picture that failed before it mounted', () => {
  pictureIs({ complete: true, naturalWidth: 0 });
  const { container } = render(picture);
  expect(container).toBeEmptyDOMElement();
});
