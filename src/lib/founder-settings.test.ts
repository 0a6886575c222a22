import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { founder } from '#src/founder.ts';
import { wholeFounder } from '#tests/fixtures/founder.ts';
import { checkedFounder } from './settings.schema.ts';

const anyFile = () => true;
const empty = {
  name: '',
  role: '',
  photo: undefined,
  about: [],
  credentials: [],
  links: [],
  editorialPolicy: [],
};

it('accepts the setting in the repository', () => {
  expect(checkedFounder(founder, (path) => existsSync(`public${path}`))).toEqual(founder);
});

it('accepts an empty setting and a complete one', () => {
  expect(checkedFounder(empty, anyFile)).toEqual(empty);
  expect(checkedFounder(wholeFounder, anyFile)).toEqual(wholeFounder);
});

it('accepts a complete setting without a photo, credentials or links', () => {
  const bare = { ...wholeFounder, photo: undefined, credentials: [], links: [] };
  expect(checkedFounder(bare, anyFile)).toEqual(bare);
});

it.each([
  ['a role without a name', { ...empty, role: 'Founder' }, 'name is missing'],
  [
    'a name alone',
    { ...empty, name: 'Ada' },
    'role is missing; about is missing; editorialPolicy is missing',
  ],
  ['a blank name', { ...wholeFounder, name: '  ' }, 'name is missing'],
  ['an empty paragraph', { ...wholeFounder, about: ['Hello.', ' '] }, 'about.1 is empty'],
  [
    'an address that is not secure',
    { ...wholeFounder, links: [{ label: 'Site', url: 'http://ada.example' }] },
    'links.0.url must be an https:// address',
  ],
  [
    'a script as an address',
    { ...wholeFounder, credentials: [{ text: 'MBA', url: 'javascript:alert(1)' }] },
    'credentials.0.url must be an https:// address',
  ],
  [
    'a photograph from elsewhere',
    { ...wholeFounder, photo: { src: 'https://a.example/a.jpg', width: 1, height: 1 } },
    'photo.src must be a path of this site',
  ],
  [
    'a photograph without its size',
    { ...wholeFounder, photo: { src: '/a.jpg', width: 0, height: 480 } },
    'photo.width must be more than 0',
  ],
])('refuses %s and explains why', (_words, setting, fault) => {
  expect(() => checkedFounder(setting, anyFile)).toThrow(`Founder: ${fault}`);
  expect(() => checkedFounder(setting, anyFile)).toThrow('See src/founder.ts.');
});

it('refuses a photo that does not exist', () => {
  expect(() => checkedFounder(wholeFounder, () => false)).toThrow(
    'Founder: photo.src names no file in public/: /images/ada.jpg. See src/founder.ts.',
  );
});

it('names misspelled and missing fields', () => {
  const { links: _, ...others } = wholeFounder;
  expect(() => checkedFounder({ ...others, link: [] }, anyFile)).toThrow(
    'Founder: links is missing or of another kind; link is no part of it. See src/founder.ts.',
  );
});
