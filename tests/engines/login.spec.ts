import { test } from './test.ts';
import { button, field, heading } from './visitor.ts';

test('the owner signs in after a mistyped password, stays signed in over a reload, and signs out', async ({
  visitor,
  admin,
  expectedComplaints,
}) => {
  expectedComplaints.push('400');
  await visitor.opens('/admin/blog');
  await visitor.isAt('/login?next=%2Fadmin%2Fblog');
  await visitor.fills(field('Email'), `  ${admin.email.toUpperCase()} `);
  await visitor.fills(field('Password'), 'mistyped');
  await visitor.presses(button('Log In'));
  await visitor.sees({ role: 'alert' });
  await visitor.fills(field('Password'), admin.password);
  await visitor.presses(button('Log In'));
  await visitor.isAt('/admin/blog');
  await visitor.sees(heading('Mortgage Blog Admin'));
  await visitor.reloads();
  await visitor.sees(heading('Mortgage Blog Admin'));
  await visitor.presses(button('Sign out'));
  await visitor.isAt('/login');
});
