import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { freshSignIn, isSignInFresh, SignInDeclined } from '#src/data/admin/auth/fresh-sign-in.ts';
import { SignInError } from '#src/data/admin/auth/sign-in-faults.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { FreshSignIn } from './FreshSignIn.tsx';

const service = { isSessionFresh: vi.fn(async () => false), signInAgain: vi.fn(async () => {}) };
mockExports(await import('#src/data/admin/auth/account.service.ts'), service);

const open = () =>
  render(
    <FreshSignIn>
      <input aria-label="Note" defaultValue="Half a thought" />
    </FreshSignIn>,
  );
const password = () => screen.findByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

/** Requests personal data and returns a spy for the outcome. */
function ask() {
  const outcome = vi.fn();
  act(() => {
    freshSignIn().then(
      () => outcome('went on'),
      (reason) => outcome(reason),
    );
  });
  return outcome;
}

test('does not ask for the password after a recent sign-in', async () => {
  service.isSessionFresh.mockResolvedValue(true);
  open();
  const outcome = ask();
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('went on'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await isSignInFresh()).toBe(true);
});

test('asks for the password once after an older sign-in and resumes all pending requests', async () => {
  open();
  const [first, second] = [ask(), ask()];
  await password();
  await userEvent.click(button('Continue'));
  expect(await password()).toHaveAccessibleDescription(/at least 8 characters/);
  expect(service.signInAgain).not.toHaveBeenCalled();
  await userEvent.type(await password(), 'not-my-password');
  await waitFor(async () => expect(await password()).toHaveFocus());
  service.signInAgain.mockRejectedValueOnce(new SignInError('wrong-password'));
  await userEvent.click(button('Continue'));
  expect(await screen.findByText('Incorrect password.')).toBeVisible();
  expect(first).not.toHaveBeenCalled();

  await userEvent.clear(await password());
  await userEvent.type(await password(), 'my-password{Enter}');
  await waitFor(() => expect(second).toHaveBeenCalledWith('went on'));
  expect(first).toHaveBeenCalledWith('went on');
  expect(service.signInAgain.mock.calls).toEqual([['not-my-password'], ['my-password']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('Half a thought');
});

test('rejects pending requests on cancel or unmount', async () => {
  const { unmount } = open();
  const cancelled = ask();
  await password();
  await userEvent.click(button('Cancel'));
  await waitFor(() => expect(cancelled).toHaveBeenCalledWith(expect.any(SignInDeclined)));

  const left = ask();
  await password();
  unmount();
  await waitFor(() => expect(left).toHaveBeenCalledWith(expect.any(SignInDeclined)));
  expect(await isSignInFresh()).toBe(false);
});
