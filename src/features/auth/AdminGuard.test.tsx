import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { registerLeaveCheck } from '#src/lib/before-leaving.ts';
import { AdminBar } from './AdminBar.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { useAdmin } from './admin-context.ts';
import type { Access } from './auth.types.ts';

const service = vi.hoisted(() => ({ watchAccess: vi.fn(), endSession: vi.fn() }));
vi.mock('./session.service.ts', () => service);

let report: (access: Access) => void;
const tell = (access: Access) => act(() => report(access));
const admin: Access = { status: 'admin', email: 'ana@example.com' };

beforeEach(() => {
  service.watchAccess.mockReset().mockImplementation((onChange) => {
    report = onChange;
    return () => {};
  });
  service.endSession.mockReset().mockImplementation(async () => tell({ status: 'signed-out' }));
});

function Secret() {
  return <p>Secrets of {useAdmin().email}</p>;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open() {
  render(
    <MemoryRouter initialEntries={['/admin/blog?a=1']}>
      <Address />
      <Routes>
        <Route element={<AdminGuard bar={(props) => <AdminBar {...props} />} />}>
          <Route path="/admin/blog" element={<Secret />} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('Loading admin dashboard...');
  await vi.waitFor(() => expect(service.watchAccess).toHaveBeenCalled());
}

const address = () => screen.getByRole('status').textContent;
const secret = () => screen.queryByText('Secrets of ana@example.com');

test('shows the page to the admin, with who that is', async () => {
  await open();
  expect(secret()).toBeNull();
  tell(admin);
  expect(secret()).toBeVisible();
});

test.each<[Access['status'], string]>([
  ['signed-out', '/login?next=%2Fadmin%2Fblog%3Fa%3D1'],
  ['not-admin', '/'],
])('%s leads to %s, also from a page that is shown', async (status, to) => {
  await open();
  tell(admin);
  tell({ status } as Access);
  expect(secret()).toBeNull();
  expect(address()).toBe(to);
});

test('a check that cannot be made leads nowhere, and can be made again', async () => {
  await open();
  tell({ status: 'unreachable' });
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(address()).toBe('/admin/blog?a=1');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(service.watchAccess).toHaveBeenCalledTimes(2));
  tell(admin);
  expect(secret()).toBeVisible();
});

test('signing out leads to the plain login page', async () => {
  await open();
  tell(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(address()).toBe('/login'));
});

test('a page with unsaved words is asked before signing out, and may keep the owner', async () => {
  const check = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const unregister = registerLeaveCheck(check);
  await open();
  tell(admin);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(service.endSession).not.toHaveBeenCalled();
  expect(secret()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(address()).toBe('/login'));
  expect(service.endSession).toHaveBeenCalledOnce();
  unregister();
});
