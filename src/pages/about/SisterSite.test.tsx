import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SisterSite } from './SisterSite.tsx';

test('links to the sister site', () => {
  render(<SisterSite url="https://solar.example" />);
  expect(screen.getByRole('link', { name: /solar energy/ })).toHaveAttribute(
    'href',
    'https://solar.example',
  );
});

test('renders nothing without a URL', () => {
  const { container } = render(<SisterSite url="" />);
  expect(container).toBeEmptyDOMElement();
});
