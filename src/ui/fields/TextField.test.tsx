import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

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
