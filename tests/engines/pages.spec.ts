import { publicPages } from '#tests/browser/every-page.ts';
import { test } from './test.ts';
import { button, link } from './visitor.ts';

test('every page loads, and its script answers for it', async ({ visitor }) => {
  for (const path of publicPages) {
    await test.step(path, async () => {
      await visitor.opens(path);
      await visitor.sees({ role: 'heading', level: 1 });
    });
  }
});

for (const path of ['/calculator', '/contact']) {
  test(`${path}, loaded again scrolled down, answers for itself`, async ({ visitor }) => {
    await visitor.resizes(360, 500);
    await visitor.opens(path);
    await visitor.scrollsTo({ role: 'contentinfo' });
    // Firefox reports no paint of such a page, and the boot script waits for one.
    await visitor.reloads();
  });
}

test('on a phone the links open from a button, close with Escape and on the way', async ({
  visitor,
}) => {
  const preApproval = link('Pre-Approval');
  await visitor.resizes(360, 740);
  await visitor.opens('/');
  await visitor.missesOut(preApproval);
  await visitor.presses(button('Menu'));
  await visitor.sees(preApproval);
  await visitor.key('Escape');
  await visitor.missesOut(preApproval);
  await visitor.presses(button('Menu'));
  await visitor.presses(preApproval);
  await visitor.isAt('/pre-approval');
  await visitor.missesOut(preApproval);
  await visitor.goesBack();
  await visitor.sees({ role: 'heading', name: 'Your Path to Homeownership Starts Here' });
});
