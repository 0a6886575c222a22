import { publicPages } from '#tests/browser/every-page.ts';
import { test } from './test.ts';
import { button, link } from './visitor.ts';

test('every page loads and hydrates', async ({ visitor }) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      await visitor.opens(path);
      await visitor.sees({ role: 'heading', level: 1 });
    });
  }
});

for (const path of ['/calculator', '/contact']) {
  test(`${path} hydrates when it is reloaded scrolled down`, async ({ visitor }) => {
    await visitor.resizes(360, 500);
    await visitor.opens(path);
    await visitor.scrollsTo({ role: 'contentinfo' });
    // Firefox reports no paint for such a page, and the boot script waits for one.
    await visitor.reloads();
  });
}

test('a button opens the links on a phone, and Escape and navigation close them', async ({
  visitor,
}) => {
  const preApproval = link('Pre-Approval');
  await visitor.resizes(360, 740);
  await visitor.opens('/');
  await visitor.doesNotSee(preApproval);
  await visitor.presses(button('Menu'));
  await visitor.sees(preApproval);
  await visitor.key('Escape');
  await visitor.doesNotSee(preApproval);
  await visitor.presses(button('Menu'));
  await visitor.presses(preApproval);
  await visitor.isAt('/pre-approval');
  await visitor.doesNotSee(preApproval);
  await visitor.goesBack();
  await visitor.sees({ role: 'heading', name: 'Your Path to Homeownership Starts Here' });
});
