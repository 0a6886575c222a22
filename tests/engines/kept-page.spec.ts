import { loginPath } from '#src/features/auth/next-path.ts';
import { paths } from '#src/lib/paths.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { button, heading } from './visitor.ts';

/** Notes what can be seen of a page when the browser shows it again. */
const noteReturn = `addEventListener('pageshow', ({ persisted }) => {
  const { visibility } = getComputedStyle(document.querySelector('h1'));
  sessionStorage.setItem('returned', (persisted ? 'kept, ' : 'new, ') + visibility);
})`;

test('Back after signing out shows nothing of the leads', {
  tag: '@full',
}, async ({ visitor, admin, expectedComplaints }) => {
  // Pages are left while they load.
  expectedComplaints.push('not loaded: ');
  await signIn(visitor, admin, paths.leads);
  await visitor.sees(heading('Leads', 1));
  await visitor.evaluate(noteReturn);
  await visitor.opens(paths.adminBlog);
  await visitor.presses(button('Sign out'));
  await visitor.isAt(paths.login);
  await visitor.goesBack();
  await visitor.isAt(loginPath(paths.leads));
  const returned = await visitor.evaluate<string | null>(`sessionStorage.getItem('returned')`);
  test.skip(
    returned === null,
    'The engine did not keep the page, as it may while a request is under way.',
  );
  expect(returned).toBe('kept, hidden');
});
