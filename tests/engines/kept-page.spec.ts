import { loginPath } from '#src/features/admin/auth/next-path.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { expect, engineTest as test } from './test.ts';
import { button, heading, signInAs } from './visitor.ts';

/** Notes what can be seen of a page when the browser shows it again. */
const noteReturn = `addEventListener('pageshow', ({ persisted }) => {
  const { visibility } = getComputedStyle(document.querySelector('h1'));
  sessionStorage.setItem('returned', (persisted ? 'kept, ' : 'new, ') + visibility);
})`;

test('Back after signing out shows nothing of the leads', {
  tag: '@full',
}, async ({ visitor, admin, engine, expectedErrors }) => {
  // Pages are left while they load.
  expectedErrors.push('not loaded: ');
  let returned: string | null = null;
  // An engine keeps no page that is using its database just then, and then leaves no note.
  for (let visit = 0; visit < 8 && returned === null; visit += 1) {
    await signInAs(visitor, admin, paths.leads);
    await visitor.sees(heading('Leads', 1));
    await visitor.evaluate(noteReturn);
    await visitor.opens(paths.adminBlog);
    await visitor.presses(button('Sign out'));
    await visitor.isAt(paths.login);
    await visitor.goesBack();
    await visitor.isAt(loginPath(paths.leads));
    returned = await visitor.evaluate<string | null>(`sessionStorage.getItem('returned')`);
  }
  expect(engine === 'firefox' ? returned : (returned ?? 'kept, hidden')).toBe('kept, hidden');
});
