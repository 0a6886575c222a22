import { expect, test } from './test.ts';

/** Errors that can occur in a page, and the complaint expected for each. */
const faults = [
  [`console.error('said on purpose')`, 'said on purpose'],
  [`setTimeout(() => { throw new Error('thrown on purpose'); })`, 'thrown on purpose'],
  [`void Promise.reject(new Error('rejected on purpose'))`, 'rejected on purpose'],
  [
    `document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.invalid/a.js' }))`,
    'policy violation: script-src',
  ],
  [
    `document.body.append(Object.assign(document.createElement('img'), { src: '/no-such-picture.svg' }))`,
    'not loaded: /no-such-picture.svg',
  ],
] as const;

test('reports every error in a page, and nothing from one that is being left, even when it loads only then', {
  tag: '@full',
}, async ({ visitor, site, expectedErrors }) => {
  expectedErrors.push(
    ...faults.map(([, heard]) => heard),
    'elsewhere.invalid',
    'said on the way back',
  );
  await visitor.opens('/');
  for (const [fault, heard] of faults) {
    await visitor.evaluate(`void ${fault.replace(/^void /, '')}`);
    await expect.poll(() => site.complaints.join('\n'), heard).toContain(heard);
  }

  // `visitor` fails the test if what is said meanwhile is reported.
  await visitor.evaluate(`void [
    new Event('beforeunload'),
    new PageTransitionEvent('pageshow'),
  ].forEach((event) => dispatchEvent(event))`);
  await visitor.evaluate(`void console.error('said while it is left')`);
  await visitor.evaluate(
    `void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
  );
  await visitor.evaluate(`void console.error('said on the way back')`);
  await expect.poll(() => site.complaints.join('\n')).toContain('said on the way back');
});
