import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';

test('shows its value in words, also to screen readers', () => {
  render(
    <RangeField
      label="Loan term"
      name="term"
      min={5}
      max={30}
      value={15}
      valueText="15 years"
      onChange={vi.fn()}
    />,
  );

  const slider = screen.getByRole('slider', { name: 'Loan term' });
  expect(slider).toHaveValue('15');
  expect(slider).toHaveAttribute('aria-valuetext', '15 years');
  expect(screen.getByText('15 years')).toBeVisible();
});
