import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Access } from '#src/data/admin/auth/account.service.ts';
import { freshSignIn, isSignInFresh, SignInDeclined } from '#src/data/admin/auth/fresh-sign-in.ts';
import { SignInError } from '#src/data/admin/auth/sign-in-faults.ts';
import { registerLeaveCheck } from '#src/lib/hooks/use-leave-guard.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { AdminBar } from './AdminBar.tsx';
import { AdminGuard, useAdmin } from './AdminGuard.tsx';
import { FreshSignIn } from './FreshSignIn.tsx';

const service = { watchAccess: vi.fn(), signOutByHand: vi.fn() };
mockExports(await import('#src/data/admin/auth/session.service.ts'), service);

let report: (access: Access) => void;
const tell = (access: Access) => act(() => report(access));
const admin: Access = { status: 'admin', email: 'ana@example.com' };

beforeEach(() => {
  service.watchAccess.mockImplementation((onChange) => {
    report = onChange;
    return () => {};
  });
  service.signOutByHand.mockImplementation(async () => tell({ status: 'signed-out' }));
});

function Secret() {
  return <p>Secrets of {useAdmin().email}</p>;
}

async function open() {
  renderAt(
    <Routes>
      <Route element={<AdminGuard bar={(props) => <AdminBar {...props} />} />}>
        <Route path="/admin/blog" element={<Secret />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
    '/admin/blog?a=1',
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Loading admin dashboard...');
  await waitFor(() => expect(service.watchAccess).toHaveBeenCalled());
}

const secret = () => screen.queryByText('Secrets of ana@example.com');

test.each<[Access, to: string, after?: string]>([
  [{ status: 'signed-out' }, '/login?next=%2Fadmin%2Fblog%3Fa%3D1'],
  [{ status: 'signed-out', after: 'no-use' }, '/login?next=%2Fadmin%2Fblog%3Fa%3D1', 'no-use'],
  [{ status: 'not-admin' }, '/'],
])('redirects %j to %s, also from an open page', async (access, to, after) => {
  await open();
  tell(admin);
  tell(access);
  expect(secret()).toBeNull();
  expect([place.address, place.state?.signedOutAfter]).toEqual([to, after]);
});

test('does not redirect when the check fails, offers a retry, and then shows the page with the email', async () => {
  await open();
  tell({ status: 'unreachable' });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(secret()).toBeNull();
  expect(place.address).toBe('/admin/blog?a=1');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(service.watchAccess).toHaveBeenCalledTimes(2));
  tell(admin);
  expect(secret()).toBeVisible();
});

test('asks a page with unsaved changes before signing out and lets it cancel', async () => {
  const check = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const unregister = registerLeaveCheck(check);
  await open();
  tell(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(service.signOutByHand).not.toHaveBeenCalled();
  expect(secret()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(place.address).toBe('/login'));
  expect(service.signOutByHand).toHaveBeenCalledOnce();
  unregister();
});

const account = { isSessionFresh: vi.fn(async () => false), signInAgain: vi.fn(async () => {}) };
mockExports(await import('#src/data/admin/auth/account.service.ts'), account);

const openNote = () =>
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
  act(() => void freshSignIn().then(() => outcome('went on'), outcome));
  return outcome;
}

test('does not ask for the password after a recent sign-in', async () => {
  account.isSessionFresh.mockResolvedValue(true);
  openNote();
  const outcome = ask();
  await waitFor(() => expect(outcome).toHaveBeenCalledWith('went on'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await isSignInFresh()).toBe(true);
});

test('asks for the password once after an older sign-in and resumes all pending requests', async () => {
  openNote();
  const [first, second] = [ask(), ask()];
  await password();
  await userEvent.click(button('Continue'));
  expect(await password()).toHaveAccessibleDescription(/at least 8 characters/);
  expect(account.signInAgain).not.toHaveBeenCalled();
  await userEvent.type(await password(), 'not-my-password');
  await waitFor(async () => expect(await password()).toHaveFocus());
  account.signInAgain.mockRejectedValueOnce(new SignInError('wrong-password'));
  await userEvent.click(button('Continue'));
  expect(await screen.findByText('Incorrect password.')).toBeVisible();
  expect(first).not.toHaveBeenCalled();

  await userEvent.clear(await password());
  await userEvent.type(await password(), 'my-password{Enter}');
  await waitFor(() => expect(second).toHaveBeenCalledWith('went on'));
  expect(first).toHaveBeenCalledWith('went on');
  expect(account.signInAgain.mock.calls).toEqual([['not-my-password'], ['my-password']]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('Half a thought');
});

test('rejects pending requests on cancel or unmount', async () => {
  const { unmount } = openNote();
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
