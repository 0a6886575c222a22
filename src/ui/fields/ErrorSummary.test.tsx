import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const errors = [{ id: 'email', message: 'Enter an email address' }];

test('moves the focus to the field without changing the URL', async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <TextField label="Email" name="email" />
    </>,
  );
  const address = window.location.href;

  await userEvent.click(screen.getByRole('link', { name: 'Enter an email address' }));

  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});
