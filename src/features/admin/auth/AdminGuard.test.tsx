import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Access } from '#src/data/admin/auth/account.service.ts';
import { registerLeaveCheck } from '#src/lib/hooks/use-leave-guard.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { AdminBar } from './AdminBar.tsx';
import { AdminGuard, useAdmin } from './AdminGuard.tsx';

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
