import { posts } from '#scripts/content/posts/index.ts';
import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { sample } from '#tests/proof/sample-size.ts';
import { engineTest as test } from './test.ts';
import { button, link } from './visitor.ts';

/** Pages that the other journeys of each engine open and wait for, with the same watch for errors. */
const openedElsewhere: readonly string[] = [
  // The journey below.
  paths.home,
  // quote.spec.ts, contact.spec.ts, calculator.spec.ts, blog.spec.ts
  paths.quote,
  paths.contact,
  paths.calculator,
  paths.rates,
  paths.blog,
  // editor.spec.ts signs in there.
  paths.login,
];

test('every page that no other journey opens loads and hydrates', async ({ visitor }) => {
  // The build prerenders the post.
  const post = blogPostPath(posts[0]?.slug ?? '');
  const others = [...publicPaths, post, '/no-such-page'].filter(
    (page) => !openedElsewhere.includes(page),
  );
  for (const path of sample(others, 4)) {
    await test.step(path, async () => {
      await visitor.opens(path);
      await visitor.sees({ role: 'heading', level: 1 });
    });
  }
});

test('a button opens the links on a phone, and Escape and navigation close them', {
  tag: '@full',
}, async ({ visitor }) => {
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
