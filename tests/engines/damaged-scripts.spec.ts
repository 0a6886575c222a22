import { paths } from '#src/lib/paths.ts';
import type { Admin } from '#tests/browser/admin.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import type { Target } from './page-script.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';
import { button, field, heading, link, type Visitor, words } from './visitor.ts';
import type { NetworkFault } from './watched-site.ts';

interface Place {
  /** What the script is for. */
  name: string;
  /** The beginning of the script's file name. */
  file: string;
  /** Does what needs the script. */
  needIt(visitor: Visitor, people: { admin: Admin; email: string }): Promise<void>;
  /** What the page shows if the script does not come. */
  failure: Target;
  /** Tries again. */
  retry(visitor: Visitor): Promise<void>;
  /** What the page shows once the script has come. */
  success: Target;
}

const message: Omit<Place, 'name' | 'file'> = {
  async needIt(visitor, { email }) {
    await visitor.opens(paths.contact);
    await visitor.fills(field('Name'), typedContact.name);
    await visitor.fills(field('Email'), email);
    await visitor.fills(field('Message'), typedContact.message);
    await visitor.presses(button('Send Message'));
  },
  failure: words('Submission failed'),
  retry: (visitor) => visitor.presses(button('Send Message')),
  success: words('Your message has reached us'),
};
const page: Pick<Place, 'failure' | 'retry'> = {
  failure: heading('This page could not be shown'),
  retry: (visitor) => visitor.reloads(),
};
const publicPage: Place = {
  ...page,
  name: 'a page',
  file: 'FaqPage',
  async needIt(visitor) {
    await visitor.opens(paths.home);
    await visitor.presses({ ...link('FAQ'), within: { role: 'contentinfo' } });
  },
  success: { role: 'heading', name: 'Frequently Asked Questions', level: 1 },
};
const places: Place[] = [
  { ...message, name: 'a form’s validation', file: 'message.schema' },
  { ...message, name: 'sending a form', file: 'submit-lead' },
  publicPage,
  {
    ...page,
    name: 'an admin page',
    file: 'LeadDesk',
    needIt: (visitor, { admin }) => signIn(visitor, admin, paths.leads),
    success: heading('Leads', 1),
  },
];

const outcomes: Record<NetworkFault, string> = {
  drop: 'is fetched again when its connection ends',
  cut: 'is fetched again when only half of it comes',
  hang: 'is given up when it never comes, and the next try gets it',
};

for (const place of places) {
  for (const [fault, outcome] of Object.entries(outcomes) as [NetworkFault, string][]) {
    // In every run, contact.spec.ts has a script that ends early and one that is cut.
    test(`the script of ${place.name} ${outcome}`, { tag: '@full' }, async ({
      visitor,
      site,
      admin,
      email,
      expectedComplaints,
    }) => {
      const repair = site.damage(place.file, fault);
      await place.needIt(visitor, { admin, email });
      if (fault === 'hang') {
        // React reports a part that could not be drawn.
        expectedComplaints.push('Abort', 'abort');
        await visitor.sees(place.failure);
        repair();
        await place.retry(visitor);
      }
      await visitor.sees(place.success);
    });
  }
}
