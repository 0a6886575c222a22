import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';

test('can be checked through its label and shows its error', async () => {
  render(
    <CheckboxField
      label={
        <>
          I agree to be <strong>contacted</strong>
        </>
      }
      name="contactConsent"
      error="You must agree to be contacted"
    />,
  );
  const field = screen.getByRole('checkbox', { name: 'I agree to be contacted' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Error: You must agree to be contacted');

  await userEvent.click(screen.getByText('contacted'));

  expect(field).toBeChecked();
});
