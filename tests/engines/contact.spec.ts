import { paths } from '#src/lib/addresses/paths.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { expect, engineTest as test } from './test.ts';
import { button, field, type Visitor, words } from './visitor.ts';
import { listRepeatedFiles } from './watched-site.ts';

const { name, message } = typedContact;
const send = button('Send Message');
const stored = words('Your message has reached us');

async function fillIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.fills(field('Name'), name);
  await visitor.fills(field('Email'), email);
  await visitor.fills(field('Message'), message);
  await visitor.presses(send);
}

test('stores a message once, and the form says so, although two scripts are damaged on their way', {
  tag: '@full',
}, async ({ visitor, site, leads, email, engine }) => {
  site.damage('message.schema', 'drop');
  site.damage('submit-lead', 'cut');
  await visitor.opens(paths.contact);
  await visitor.presses(send);
  await visitor.sees(field('Name'), { invalid: true });
  await fillIn(visitor, email);
  await visitor.sees(stored);
  await visitor.sees(field('Message'), { value: '' });
  expect(await leads.find('contacts', email)).toMatchObject([{ name, message }]);
  if (engine === 'webkit') return;
  // A script that was fetched is imported from the cache. webkit-cache.spec.ts checks it there.
  expect(listRepeatedFiles(site).sort()).toEqual([
    expect.stringContaining('message.schema'),
    expect.stringContaining('submit-lead'),
  ]);
});

test('a script that never comes is given up, and the next press gets it', { tag: '@full' }, async ({
  visitor,
  site,
  email,
}) => {
  const repair = site.damage('submit-lead', 'hang');
  await visitor.opens(paths.contact);
  await fillIn(visitor, email);
  await visitor.sees(words('Submission failed'));
  repair();
  await visitor.presses(send);
  await visitor.sees(stored);
});
