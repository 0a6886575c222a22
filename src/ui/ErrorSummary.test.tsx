import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
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

test('links to a field on another page', () => {
  const link = { to: '/other', state: { field: 'email' } };
  render(<ErrorSummary errors={[{ id: 'email', message: 'Enter an email address', link }]} />, {
    wrapper: MemoryRouter,
  });

  expect(screen.getByRole('link', { name: 'Enter an email address' })).toHaveAttribute(
    'href',
    '/other',
  );
});

test('renders nothing without errors', () => {
  render(<ErrorSummary errors={[]} />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
