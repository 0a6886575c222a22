import { loginPath } from '#src/features/auth/next-path.ts';
import type { Admin } from '#tests/browser/admin.ts';
import { button, field, type Visitor } from './visitor.ts';

type Credentials = Pick<Admin, 'email' | 'password'>;

/** Opens the login on the way to an admin page, and signs in. */
export async function signIn(visitor: Visitor, admin: Credentials, next: string): Promise<void> {
  await visitor.opens(loginPath(next));
  await logIn(visitor, admin);
  await visitor.isAt(next);
}

/** Fills in the form of the login and sends it. */
export async function logIn(visitor: Visitor, { email, password }: Credentials): Promise<void> {
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Password'), password);
  await visitor.presses(button('Log In'));
}
