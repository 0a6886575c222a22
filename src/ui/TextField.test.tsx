import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

test('uses its name as its id so that an error summary can link to it', () => {
  render(<TextField label="First name" name="firstName" />);

  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveAttribute('id', 'firstName');
});

test('is described by its hint and error and is invalid only with an error', () => {
  const { rerender } = render(<TextField label="ZIP code" name="zipCode" hint="Five digits." />);
  const field = screen.getByRole('textbox', { name: 'ZIP code' });
  expect(field).toHaveAccessibleDescription('Five digits.');
  expect(field).not.toHaveAttribute('aria-invalid');

  rerender(<TextField label="ZIP code" name="zipCode" hint="Five digits." error="Too short." />);

  expect(field).toHaveAccessibleDescription('Five digits. Error: Too short.');
  expect(field).toBeInvalid();
});

test('cuts a paste of megabytes to what the form still refuses as too long', async () => {
  render(<TextField label="Phone" name="phone" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await userEvent.click(field);
  await userEvent.paste('1'.repeat(2_000_000));
  expect(field).toHaveValue('1'.repeat(5_000));
});

test('passes its ref and native props to the input', async () => {
  const ref = vi.fn();
  const onBlur = vi.fn();
  render(<TextField label="Phone" name="phone" type="tel" ref={ref} onBlur={onBlur} />);
  const field = screen.getByRole('textbox', { name: 'Phone' });

  await userEvent.click(field);
  await userEvent.tab();

  expect(ref).toHaveBeenCalledWith(field);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('announces a suggestion and returns the focus when it is accepted', async () => {
  function Email() {
    const [email, setEmail] = useState('ana@gmail.con');
    const suggestion = {
      text: 'Did you mean ana@gmail.com?',
      action: 'Use it',
      onAccept: () => setEmail('ana@gmail.com'),
    };
    return (
      <TextField
        label="Email"
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        suggestion={email.endsWith('.con') ? suggestion : undefined}
      />
    );
  }
  render(<Email />);
  const offer = screen.getByText('Did you mean ana@gmail.com?');
  expect(offer.closest('[aria-live="polite"]')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));

  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('ana@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
});
