import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { smallPicture } from '#src/domain/pictures/picture-address.ts';
import type { Profile } from '#src/domain/profile/profile.schema.ts';
import { getProfile } from '#src/domain/profile/profile.service.ts';
import { emptyProfile } from '#src/domain/profile/sample-profile.ts';
import { paths } from '#src/lib/paths.ts';
import { changeFields } from '#src/lib/use-field-save.ts';
import { forgetKeptInput, openKeptInput, pauseKeptInput } from '#src/lib/use-unsaved.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { SiteDetailsPanel } from './SiteDetailsPanel.tsx';
import { saveProfile } from './save-profile.service.ts';

vi.mock('#src/domain/profile/profile.service.ts', () => ({ getProfile: vi.fn() }));
vi.mock('./save-profile.service.ts', () => ({ saveProfile: vi.fn() }));

let stored: Profile;

beforeEach(() => {
  stored = wholeProfile;
  vi.mocked(getProfile).mockReset().mockResolvedValue(wholeProfile);
  vi.mocked(saveProfile)
    .mockReset()
    .mockImplementation(async (seen, mine) => {
      const saved = changeFields(seen, mine, stored);
      stored = saved.stored;
      return saved;
    });
});

const open = () => render(<SiteDetailsPanel />, { wrapper: MemoryRouter });

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save site details' }));

async function type(name: string, text: string) {
  const control = await field(name);
  await userEvent.clear(control);
  if (text) await userEvent.type(control, text);
}

test('saves what was typed, and leads to the pages that have changed', async () => {
  open();
  expect(await field('Name')).toHaveValue('Ada Example');
  expect(screen.queryByText('Parts of the site are still samples')).not.toBeInTheDocument();
  await type('Role', ' Editor ');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1 business day');
  await type('Points that the example rates assume', '0,125 %');
  await type('Lender fees that the example rates assume', '$1,495.50');
  await type('States and territories that you serve (optional)', 'vermont; NY,Vermont');
  await save();

  const saved = (await screen.findByText('Saved.')).parentElement as HTMLElement;
  expect(saved).toHaveTextContent(
    'Changed now: About the Author, Contact.Changed after the next build of the site: Home, Blog posts, Current Rates, Mortgage Leads.',
  );
  expect(within(saved).getByRole('link', { name: 'About the Author' })).toHaveAttribute(
    'href',
    paths.aboutAuthor,
  );
  expect(stored).toEqual({
    ...wholeProfile,
    founderRole: 'Editor',
    replyDays: 1,
    aprPoints: '0.125',
    aprFees: '1496',
    servedStates: 'Vermont, New York',
  });
  expect(await field('Role')).toHaveValue('Editor');
});

test('shows the sample as an example beside empty fields, and does not save it', async () => {
  vi.mocked(getProfile).mockResolvedValue(undefined);
  open();

  const bio = await field('Bio');
  expect(bio).toHaveValue('');
  const [example] = screen.getAllByRole('figure');
  expect(example).toHaveTextContent(/^For example:.*is run by its founder/);
  const samples = screen.getByRole('note');
  expect(samples).toHaveTextContent('About the Author shows the sample bio.');

  stored = emptyProfile;
  await type('Legal name', 'My LLC');
  await save();
  await screen.findByText('Saved.');
  expect(stored).toEqual({ ...emptyProfile, legalName: 'My LLC' });
  expect(samples).not.toHaveTextContent('do not say who runs the site');
  await userEvent.type(bio, 'I');
  expect(example).not.toBeInTheDocument();
});

test('shows the photo as a picture, and the field of its address for one from elsewhere', async () => {
  const founderPhoto = `/images/uploaded/${'a'.repeat(64)}.jpg`;
  vi.mocked(getProfile).mockResolvedValue({ ...wholeProfile, founderPhoto });
  open();
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
      /names or codes of states/,
    ],
  ];
  open();
  for (const [name, text] of faults) await type(name, text);
  await save();

  for (const [name, , error] of faults)
    expect(await field(name)).toHaveAccessibleDescription(error);
  expect(saveProfile).not.toHaveBeenCalled();
});

const comeBack = () => act(async () => window.dispatchEvent(new Event('online')));

test('keeps everything typed when saving fails, and saves that once the connection is back', async () => {
  vi.mocked(saveProfile).mockRejectedValueOnce(new Error('away'));
  open();
  await comeBack();
  await type('Role', ' Editor ');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent('Error saving the site details.');
  expect(await field('Role')).toHaveValue(' Editor ');
  await type('Bio', 'Half a sent');
  await comeBack();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...wholeProfile, founderRole: 'Editor' });
  expect(await field('Role')).toHaveValue('Editor');
  expect(await field('Bio')).toHaveValue('Half a sent');
  await comeBack();
  expect(saveProfile).toHaveBeenCalledTimes(2);
});

test('saves again at once if the connection came back while the save was failing', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(saveProfile).mockReturnValueOnce(promise);
  open();
  await type('Role', 'Editor');
  await save();
  await comeBack();
  reject(new Error('away'));
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('saves over what somebody else has saved in between only at a press, and never over other fields', async () => {
  vi.mocked(saveProfile).mockRejectedValueOnce(new Error('away'));
  open();
  await type('Role', 'Editor');
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  const theirs = { ...wholeProfile, license: 'Theirs', founderRole: 'Author' };
  stored = theirs;
  await comeBack();
  expect(await screen.findByText('Theirs: Author')).toBeVisible();
  expect(stored).toEqual(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...theirs, founderRole: 'Editor' });
  expect(await field('Role')).toHaveFocus();
});

test('what was typed before a sign-out is compared with what was stored then', async () => {
  openKeptInput('ana@example.com');
  const { unmount } = open();
  await type('Role', 'Editor');
  await userEvent.selectOptions(screen.getByRole('combobox'), '1 business day');
  pauseKeptInput();
  unmount();
  stored = { ...wholeProfile, founderRole: 'Author' };
  vi.mocked(getProfile).mockResolvedValue(stored);
  openKeptInput('ana@example.com');
  open();
  expect(await field('Role')).toHaveValue('Editor');
  await save();
  expect(await screen.findByText('Theirs: Author')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs for Role' }));
  expect(await field('Role')).toHaveFocus();
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored).toEqual({ ...wholeProfile, founderRole: 'Author', replyDays: 1 });
  forgetKeptInput();
});

test('shows no form until the saved details have loaded', async () => {
  vi.mocked(getProfile).mockRejectedValueOnce(new Error('away'));
  open();

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the site details.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Ada Example');
});
