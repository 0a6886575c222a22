import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LoginCard } from './LoginCard.tsx';
import { PasswordResetError, resetSent, resetTexts, SignInError } from './sign-in-faults.ts';

const services = vi.hoisted(() => ({ signIn: vi.fn(), sendPasswordReset: vi.fn() }));
vi.mock('./sign-in.service.ts', () => services);
vi.mock('./session.service.ts', () => ({ isSignedInAsAdmin: async () => false }));

const button = (name: string) => screen.getByRole('button', { name });

test('a failed sign-in is said under the form, below its button, with the focus', async () => {
  services.signIn.mockRejectedValue(new SignInError('wrong-password'));
  render(<LoginCard />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'not-my-password');
  await userEvent.click(button('Log In'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Incorrect password.');
  expect(alert).toHaveFocus();
  expect(alert).toAppearAfter(button('Log In'));
});

test('a password reset is answered under its form', async () => {
  services.sendPasswordReset
    .mockRejectedValueOnce(new PasswordResetError('reset-failed'))
    .mockResolvedValueOnce(undefined);
  render(<LoginCard />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByText('Forgot your password?'));
  await userEvent.type(screen.getByLabelText('Email of your account'), 'ana@example.com');
  for (const text of [resetTexts['reset-failed'], resetSent]) {
    await userEvent.click(button('Email me a link'));
    expect(await screen.findByText(text)).toAppearAfter(button('Email me a link'));
  }
});
