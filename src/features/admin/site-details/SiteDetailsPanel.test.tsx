import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetKeptInput, openKeptInput, pauseKeptInput } from '#src/data/state/use-unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { changeFields } from '#src/lib/hooks/use-field-save.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { emptyProfile } from '#src/model/site/sample-profile.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { SiteDetailsPanel } from './SiteDetailsPanel.tsx';

const { getProfile } = mockExports(await import('#src/data/site/profile.service.ts'));
const { saveProfile } = mockExports(await import('#src/data/admin/site/save-fields.service.ts'));

let stored: Profile;

beforeEach(() => {
  stored = wholeProfile;
  getProfile.mockResolvedValue(wholeProfile);
  saveProfile.mockImplementation(async (seen, mine) => {
    const saved = changeFields(seen, mine, stored);
    stored = saved.stored;
    return saved;
  });
});

const open = (address = '/admin/site') => renderAt(<SiteDetailsPanel />, address);

const field = (name: string) => screen.findByRole('textbox', { name });
/** Opens the page with all of its parts. */
async function openAll() {
  const opened = open();
  await screen.findByRole('heading', { name: 'The founder' });
  for (const summary of document.querySelectorAll('details:not([open]) > summary')) {
    await userEvent.click(summary);
  }
  return opened;
}

const part = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement;
const press = (title: string) =>
  userEvent.click(within(part(title)).getByRole('button', { name: `Save: ${title}` }));
const save = () => press('The founder');

async function type(name: string, text: string) {
  const control = await field(name);
  await userEvent.clear(control);
  // At once: each key would render the whole form.
  if (text) await userEvent.paste(text);
}

test('saves a part by itself, says so there, and keeps what is typed in another', async () => {
  await openAll();
  expect(await field('Name')).toHaveValue('Ada Example');
  expect(screen.queryByText('Parts of the site are still samples')).not.toBeInTheDocument();
  await type('Role', ' Editor ');
  await type('License line (optional)', 'Half a li');
  await save();

  await within(part('The founder')).findByText('Saved.');
  expect(stored).toEqual({ ...wholeProfile, founderRole: 'Editor' });
  expect(await field('Role')).toHaveValue('Editor');
  expect(await field('License line (optional)')).toHaveValue('Half a li');
  const link = within(part('The founder')).getByRole('link', { name: 'About the Author' });
  expect(link).toHaveAttribute('href', paths.aboutAuthor);

  await userEvent.selectOptions(screen.getByRole('combobox'), '1 business day');
  await press('Who runs the site');
  await within(part('Who runs the site')).findByText('Saved.');
  await type('Points that the example rates assume', '0,125 %');
  await type('Lender fees that the example rates assume', '$1,495.50');
  await type('States and territories that you serve (optional)', 'vermont; NY,Vermont');
  await press('Rates and leads');
  await within(part('Rates and leads')).findByText('Saved.');
  expect(stored).toEqual({
    ...wholeProfile,
    founderRole: 'Editor',
    license: 'Half a li',
    replyDays: 1,
    aprPoints: '0.125',
    aprFees: '1496',
    servedStates: 'Vermont, New York',
  });
});

test.each([
  ['/admin/site#owner', 'Who runs the site'],
  ['/admin/site', 'The founder'],
])('%s opens the part %s; those without a sample have a tick', async (address, title) => {
  getProfile.mockResolvedValue({ ...emptyProfile, sisterUrl: '' });
  open(address);
  await screen.findByRole('heading', { name: title });
  expect(part(title).open).toBe(true);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  const ticked = [...document.querySelectorAll('summary')].map(({ textContent }) =>
    textContent?.includes('Done'),
  );
  expect(ticked).toEqual([false, true, false, false]);
});

test('shows the sample as an example in empty fields, and does not save it', async () => {
  getProfile.mockResolvedValue(undefined);
  await openAll();

  const bio = await field('Bio');
  expect(bio).toHaveValue('');
  const example = expect.stringMatching(/^For example:.*is run by its founder/);
  expect(bio).toHaveAttribute('placeholder', example);
  expect(part('The founder')).toHaveTextContent('About the Author shows the sample bio.');
  expect(part('Who runs the site')).toHaveTextContent('do not say who runs the site');

  stored = emptyProfile;
  await type('Legal name', 'My LLC');
  await press('Who runs the site');
  await screen.findByText('Saved.');
  expect(stored).toEqual({ ...emptyProfile, legalName: 'My LLC' });
  expect(part('Who runs the site')).not.toHaveTextContent('do not say who runs the site');
  expect(part('Who runs the site')).toHaveTextContent('Done');
});

test('shows the photo as a picture, and the field of its address for one from elsewhere', async () => {
  const founderPhoto = `/images/uploaded/${'a'.repeat(64)}.jpg`;
  getProfile.mockResolvedValue({ ...wholeProfile, founderPhoto });
  await openAll();
  const photo = await screen.findByRole('img', { name: 'What visitors see' });
  expect(photo).toHaveAttribute('src', smallPicture(founderPhoto));
  expect(screen.queryByRole('textbox', { name: 'Photo (optional)' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(photo).not.toBeInTheDocument();
  expect(await field('Photo (optional)')).toHaveFocus();
  await userEvent.keyboard('/images/ada.jpg');
  expect(screen.getByRole('img', { name: 'What visitors see' })).toHaveAttribute(
    'src',
    '/images/ada.jpg',
  );
});

test('shows errors at their fields and saves nothing', async () => {
  const faults: [name: string, text: string, error: RegExp][] = [
    ['Role', '', /Enter a role/],
    ['Address', 'solar', /Enter an address like/],
    ['Elsewhere (optional)', 'LinkedIn', /on a line of its own/],
    ['Photo (optional)', 'ada', /begins with https/],
    ['Points that the example rates assume', '12', /a percentage like/],
    ['Lender fees that the example rates assume', 'few', /dollars like/],
    [
      'States and territories that you serve (optional)',
      'Vermont, Paris',
      /“Paris” is none\. Enter names or codes of states/,
    ],
  ];
  await openAll();
  for (const [name, text] of faults) await type(name, text);
  for (const title of ['The founder', 'The sister site', 'Rates and leads']) await press(title);

  for (const [name, , error] of faults)
    expect(await field(name)).toHaveAccessibleDescription(error);
  expect(saveProfile).not.toHaveBeenCalled();
});

test('keeps everything typed when saving fails, and saves it at another press', async () => {
  saveProfile.mockRejectedValueOnce(new Error('away'));
  await openAll();
  await type('Role', ' Editor ');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving the site details.');
  expect(await field('Role')).toHaveValue(' Editor ');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...wholeProfile, founderRole: 'Editor' });
  expect(await field('Role')).toHaveValue('Editor');
});

test('saves over what somebody else has saved in between only at a press, and never over other fields', async () => {
  await openAll();
  await type('Role', 'Editor');
  const theirs = { ...wholeProfile, license: 'Theirs', founderRole: 'Author' };
  stored = theirs;
  await save();
  expect(await screen.findByText('Theirs: Author')).toBeVisible();
  expect(stored).toEqual(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...theirs, founderRole: 'Editor' });
  expect(await field('Role')).toHaveFocus();
});

test('what was typed before a sign-out is compared with what was stored then', async () => {
  openKeptInput('ana@example.com');
  const { unmount } = await openAll();
  await type('Role', 'Editor');
  pauseKeptInput();
  unmount();
  stored = { ...wholeProfile, founderRole: 'Author' };
  getProfile.mockResolvedValue(stored);
  openKeptInput('ana@example.com');
  open();
  await waitFor(() => expect(part('The founder').open).toBe(true));
  expect(await field('Role')).toHaveValue('Editor');
  await save();
  expect(await screen.findByText('Theirs: Author')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs for Role' }));
  expect(await field('Role')).toHaveFocus();
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...wholeProfile, founderRole: 'Author' });
  forgetKeptInput();
});

test('shows no form until the saved details have loaded', async () => {
  getProfile.mockRejectedValueOnce(new Error('away'));
  open();

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the site details.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The founder' })).toBeVisible();
});
