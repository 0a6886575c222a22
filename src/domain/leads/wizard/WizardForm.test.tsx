import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './WizardForm.tsx';

test('announces the progress as a number and in words', () => {
  render(
    <Stepper steps={[{ title: 'Name' }, { title: 'Property' }, { title: 'Consent' }]} number={2} />,
  );

  const progress = screen.getByRole('progressbar', { name: 'Progress' });
  expect(progress).toHaveAttribute('aria-valuenow', '2');
  expect(progress).toHaveAttribute('aria-valuemax', '3');
  expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 3: Property');
});
