import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PictureFault } from '#src/content/pictures/prepare-picture.ts';
import { maxDescriptionLength, pictureAddress } from '#src/model/posts/pictures.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { PictureChooser } from './PictureChooser.tsx';

const { listNewestPictures, storePicture } = mockExports(
  await import('#src/data/admin/site/pictures.service.ts'),
);
const { preparePicture } = mockExports(await import('#src/content/pictures/prepare-picture.ts'));

const id = 'a'.repeat(64);
const size = { bytes: Uint8Array.of(1), width: 1600, height: 900 };
const prepared = { id, large: size, small: { ...size, hash: 'b'.repeat(64) } };

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() });
  preparePicture.mockResolvedValue(prepared);
  storePicture.mockResolvedValue('');
  listNewestPictures.mockResolvedValue([]);
});

function open({ isMultiple = false } = {}) {
  const chosen = vi.fn();
  const submitted = vi.fn();
  const { container } = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <PictureChooser isMultiple={isMultiple} onChosen={chosen} />
      <button type="submit">Save</button>
    </form>,
  );
  return { chosen, submitted, choose: (...names: string[]) => choosePicture(container, ...names) };
}

function choosePicture(container: HTMLElement, ...names: string[]) {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for a file.');
  const files = (names.length > 0 ? names : ['porch.jpg']).map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  );
  return userEvent.upload(input, files);
}

const button = (name: string) => screen.getByRole('button', { name });
const description = () => screen.findByRole('textbox', { name: 'What the picture shows' });

test('asks what a picture shows, and stores it with that', async () => {
  const { chosen, choose } = open();
  await choose();

  expect(await description()).toHaveFocus();
  const preview = document.querySelector('img');
  expect([preview?.width, preview?.height], 'so that nothing moves').toEqual([341, 192]);
  expect(await description()).toHaveAttribute('maxlength', String(maxDescriptionLength));
  await userEvent.click(button('Add picture'));
  expect(await description()).toHaveAccessibleDescription(/Describe the picture in a few words/);
  expect(storePicture).not.toHaveBeenCalled();
  await userEvent.type(await description(), ' A porch {Enter}');

  expect(storePicture).toHaveBeenCalledWith({ ...prepared, description: 'A porch' });
  const address = pictureAddress(id);
  expect(chosen.mock.calls).toEqual([
    [{ address, description: 'A porch', width: 1600, height: 900 }],
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button('Choose a picture'), 'so that the focus stays in sight').toHaveFocus();
});

test('says so when a file cannot be read, and takes the next one', async () => {
  preparePicture.mockRejectedValueOnce(new Error('gone'));
  const { choose } = open();
  await choose();
  expect(await screen.findByText(/could not be read/)).toBeVisible();

  await choose();
  expect(await description()).toBeVisible();
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

test('adds several at once, each with its words; one that fails is named and loses no other', async () => {
  const ids = ['c', 'd', 'e'].map((letter) => letter.repeat(64));
  for (const id of ids) preparePicture.mockResolvedValueOnce({ ...prepared, id });
  preparePicture.mockRejectedValueOnce(new PictureFault('It is damaged.'));
  const { chosen, choose } = open({ isMultiple: true });
  await choose('a.jpg', 'b.jpg', 'c.jpg', 'torn.jpg');
  expect(await screen.findByText('“torn.jpg” was not added. It is damaged.')).toBeVisible();

  await userEvent.keyboard('A porch{Enter}A yard{Enter}');
  await userEvent.click(button('Leave out picture 1'));
  storePicture.mockRejectedValueOnce(new Error('away'));
  await userEvent.click(button('Add 2 pictures'));
  expect(screen.getByRole('textbox', { name: 'What picture 2 shows' })).toHaveFocus();
  await userEvent.keyboard('A garden{Enter}');
  expect(await screen.findByText(/^“b.jpg” could not be stored/)).toBeVisible();
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(button('Add 2 pictures'));

  const [, ...added] = ids.map((id) => ({ address: pictureAddress(id), width: 1600, height: 900 }));
  expect(chosen.mock.calls).toEqual([
    [
      { ...added[0], description: 'A yard' },
      { ...added[1], description: 'A garden' },
    ],
  ]);
});

test('a form around it is not submitted past a picture that is not added yet', async () => {
  const { submitted, choose } = open();
  await choose();
  await description();
  await userEvent.click(button('Save'));
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByText(/Add the picture, or press Cancel/)).toBeVisible();

  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(button('Choose a picture'), 'so that the focus stays in sight').toHaveFocus();
  await userEvent.click(button('Save'));
  expect(submitted).toHaveBeenCalledOnce();
});

test('a form around it can be submitted from the moment in which it has the picture', async () => {
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  function Form() {
    const form = useRef<HTMLFormElement>(null);
    const [address, setAddress] = useState('');
    useLayoutEffect(() => {
      if (address) form.current?.requestSubmit();
    }, [address]);
    return (
      <form ref={form} onSubmit={submitted}>
        <PictureChooser onChosen={(picture) => setAddress(picture.address)} />
      </form>
    );
  }
  const { container } = render(<Form />);
  await choosePicture(container);
  await userEvent.type(await description(), 'A porch{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('offers the pictures that were added before, of which no two have the same name', async () => {
  const older = ['A porch', '', ''].map((description, index) => ({
    id: String(index).repeat(64),
    ...{ description, width: 800, height: 600, addedAt: '' },
  }));
  listNewestPictures.mockResolvedValue(older);
  const { chosen } = open();
  expect(listNewestPictures).not.toHaveBeenCalled();
  await userEvent.click(button('Pictures added before'));
  expect(await screen.findByRole('button', { name: 'Picture 3, no description' })).toBeVisible();
  expect(button('Picture 2, no description')).toBeVisible();
  await userEvent.click(button('A porch'));

  const picture = { description: 'A porch', width: 800, height: 600 };
  expect(chosen).toHaveBeenCalledWith({ address: pictureAddress('0'.repeat(64)), ...picture });
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(button('Choose a picture')).toHaveFocus();
});

test.each([
  ['there are none', () => Promise.resolve([]), 'No pictures have been added yet.'],
  ['they do not load', () => Promise.reject(new Error('away')), /Failed to load your pictures/],
])('says that %s', async (_words, load, message) => {
  listNewestPictures.mockImplementation(load);
  open();
  await userEvent.click(button('Pictures added before'));
  expect(await screen.findByText(message)).toBeVisible();
});

test('buttons keep the focus while a picture is prepared and stored, and do nothing', async () => {
  const preparing = Promise.withResolvers<typeof prepared>();
  preparePicture.mockReturnValue(preparing.promise);
  const storing = Promise.withResolvers<string>();
  storePicture.mockReturnValue(storing.promise);
  const { choose } = open();
  await choose();
  for (const name of ['Choose a picture', 'Pictures added before']) {
    expect(button(name)).toBeEnabled();
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(name));
  }
  expect(listNewestPictures).not.toHaveBeenCalled();
  preparing.resolve(prepared);
  await userEvent.type(await description(), 'A porch');
  await userEvent.click(button('Add picture'));

  expect(button('Storing the picture…')).toHaveFocus();
  for (const name of ['Cancel', 'Storing the picture…']) await userEvent.click(button(name));
  expect(await description()).toBeVisible();
  expect(storePicture).toHaveBeenCalledOnce();
  // The owner is somewhere else by then.
  button('Save').focus();
  storing.resolve('');
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(button('Save')).toHaveFocus();
});
