import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './WizardForm.tsx';

test('announces the progress as a number and in words', () => {
  render(<Stepper current={3} total={8} label="Property Information" />);

  const progress = screen.getByRole('progressbar', { name: 'Progress' });
  expect(progress).toHaveAttribute('aria-valuenow', '3');
  expect(progress).toHaveAttribute('aria-valuemax', '8');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 3 of 8: Property Information');
  expect(screen.getByText('Step 3 of 8')).toBeVisible();
});
