import type { Page } from '@playwright/test';

/** Returns the login page and the way to sign out, by what the owner sees. */
export function login(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    showPassword: page.getByLabel('Show password'),
    logIn: page.getByRole('button', { name: 'Log In' }),
    failure: page.getByRole('main').getByRole('alert'),
    forgot: page.getByText('Forgot your password?'),
    resetEmail: page.getByLabel('Email of your account'),
    sendReset: page.getByRole('button', { name: 'Email me a link' }),
    done: page.getByRole('main').getByRole('status').filter({ hasText: /./ }),
    signOut: page.getByRole('button', { name: 'Sign out' }),
    account: page.getByRole('link', { name: /^Account/ }),
    more: page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'More' }),
    adminLinks: page.getByRole('navigation', { name: 'Admin' }).getByRole('link'),
    loading: page.getByText('Loading admin dashboard...'),
    dashboard: page.getByRole('heading', { name: 'Mortgage Blog Admin' }),
  };
}
