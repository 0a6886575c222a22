import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SignInError } from '#src/data/admin/auth/sign-in-faults.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { LoginCard } from './LoginCard.tsx';

const services = { signIn: vi.fn(), sendPasswordReset: vi.fn() };
mockExports(await import('#src/data/admin/auth/sign-in.service.ts'), services);
mockExports(await import('#src/data/admin/auth/session.service.ts'), {
  isSignedInAsAdmin: async () => false,
});

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['no-use', 'You were signed outThe admin area was not used for 12 hours.'],
  ['other', 'You are signed out'],
])('says that the owner was signed out after %s', (signedOutAfter, text) => {
  renderAt(<LoginCard />, { pathname: '/login', state: { signedOutAfter } });
  expect(screen.getByRole('note')).toHaveTextContent(text);
});

test('a password reset is for the email that was typed to sign in, and says under its form if that is none', async () => {
  renderAt(<LoginCard />);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email'), 'O’Brien@');
  await userEvent.click(screen.getByText('Forgot your password?'));
  const email = screen.getByLabelText('Email of your account');
  await waitFor(() => expect(email).toHaveValue("O'Brien@"));
  await userEvent.click(button('Email me a link'));
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Error: Please enter a valid email.');
  expect(screen.getByText('Please enter a valid email.')).toAppearAfter(button('Email me a link'));
});

test('input that cannot be right and a failed sign-in are said under the form, and each field refers to its error', async () => {
  renderAt(<LoginCard />);
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.type(password, '1234567');
  await userEvent.click(screen.getByLabelText('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('1234567');
  await userEvent.click(button('Log In'));
  expect(email).toHaveFocus();
  for (const [field, text] of [
    [email, 'Please enter a valid email.'],
    [password, 'Password must be at least 8 characters.'],
  ] as const) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(`Error: ${text}`);
    expect(screen.getByText(text)).toAppearAfter(button('Log In'));
  }

  await userEvent.type(email, 'ana@example.com');
  expect(email).toBeValid();
  expect(screen.queryByText('Please enter a valid email.')).not.toBeInTheDocument();
  await userEvent.click(button('Log In'));
  expect(password).toHaveFocus();

  services.signIn.mockRejectedValue(new SignInError('wrong-password'));
  await userEvent.type(password, '8{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Incorrect password.');
  expect(alert).toHaveFocus();
  expect(alert).toAppearAfter(button('Log In'));
});
