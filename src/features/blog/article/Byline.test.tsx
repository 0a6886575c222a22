import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Byline } from './Byline.tsx';

test.each([
  ['2026-11-02', 'By R. Writer | November 2, 2026'],
  ['2026-03-04T02:00:00.000Z', 'By R. Writer | March 3, 2026'],
  ['', 'By R. Writer'],
])('shows the author and the date of %o', (datePublished, text) => {
  const { container } = render(<Byline author="R. Writer" datePublished={datePublished} />);
  expect(container.textContent).toBe(text);
});
