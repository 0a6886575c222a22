import { expect, it, vi } from 'vitest';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { type Profile, toProfile } from './profile.schema.ts';
import { splitLinkedLines, splitParagraphs } from './profile-texts.ts';
import { emptyProfile, fillProfile, listSamples, sampleProfile } from './sample-profile.ts';

it('reads stored details, with a missing text as an empty one', () => {
  const { license: _, ...others } = wholeProfile;
  expect(toProfile(wholeProfile)).toEqual(wholeProfile);
  expect(toProfile({ ...others, unknown: 1 })).toEqual({ ...wholeProfile, license: '' });
});

it.each([
  ['bio', 1],
  ['replyDays', 0],
  ['replyDays', '2'],
])('skips details whose %s is %j', (field, value) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(toProfile({ ...wholeProfile, [field]: value })).toBeUndefined();
  expect(log.mock.calls).toEqual([[`Skipped the site's details, malformed in: ${field}`]]);
  log.mockRestore();
});

it('splits a text into its paragraphs', () => {
  expect(splitParagraphs(' One\nline.\n \n\nTwo. ')).toEqual(['One\nline.', 'Two.']);
  expect(splitParagraphs(' \n')).toEqual([]);
});

it('splits lines from the addresses that end them', () => {
  expect(
    splitLinkedLines('A register https://a.example/1\n\n https://b.example \nNine years'),
  ).toEqual([
    { text: 'A register', url: 'https://a.example/1' },
    { text: 'https://b.example', url: 'https://b.example' },
    { text: 'Nine years' },
  ]);
  expect(splitLinkedLines('x http://a.example')).toEqual([{ text: 'x http://a.example' }]);
});

it('shows the sample for a text that nobody has written', () => {
  const { bio, editorialPolicy } = sampleProfile;
  expect(fillProfile(undefined)).toBe(sampleProfile);
  expect(fillProfile(wholeProfile)).toEqual(wholeProfile);
  expect(fillProfile(emptyProfile)).toEqual({ ...emptyProfile, bio, editorialPolicy });
});

it.each<[Partial<Profile>, part: string, text: string]>([
  [{ founderName: '' }, 'founder', 'About the Author shows the sample bio.'],
  [
    { sisterUrl: 'https://saved-before.example/about' },
    'sister-site',
    'About the Author links to a sample sister site.',
  ],
  [{ legalName: '' }, 'owner', 'The footer, Privacy and Terms do not say who runs the site.'],
  ...[{ aprPoints: '' }, { aprFees: '' }].map((empty): [Partial<Profile>, string, string] => [
    empty,
    'rates-and-leads',
    'The APR of the example rates assumes sample points or fees.',
  ]),
])('with %j, what is still a sample is in the part %s: %s', (change, part, text) => {
  expect(listSamples({ ...wholeProfile, ...change })).toEqual([{ part, text }]);
});

it('lists no sample of a whole profile, and all of them before anything is saved', () => {
  expect(listSamples({ ...wholeProfile, sisterUrl: '' })).toEqual([]);
  expect(listSamples(undefined)).toHaveLength(4);
});
