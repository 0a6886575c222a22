import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PictureFault } from '#src/content/pictures/prepare-picture.ts';
import { ContentEditor } from '#src/features/admin/editor/PostFormFields.tsx';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';

const { describePicture, listNewestPictures, storePicture } = mockExports(
  await import('#src/data/admin/site/pictures.service.ts'),
);
const { preparePicture } = mockExports(await import('#src/content/pictures/prepare-picture.ts'));

beforeAll(() => import('./ContentViews.tsx'), 60_000);

const makeId = (name: string) => name.codePointAt(0)?.toString(16).repeat(32) ?? '';

beforeEach(() => {
  storePicture.mockResolvedValue('');
  describePicture.mockResolvedValue();
  listNewestPictures.mockResolvedValue([
    { id: makeId('elm'), description: 'An elm', width: 40, height: 30, addedAt: '' },
  ]);
  preparePicture.mockImplementation(async (file) => {
    const { name } = file as File;
    if (name.endsWith('.pdf')) throw new PictureFault('It is no picture.');
    const size = { bytes: Uint8Array.of(1), width: 40, height: 30 };
    return { id: makeId(name), large: size, small: { ...size, hash: '' } };
  });
});

let value: string;

function Form({ initial }: { initial: string }) {
  const form = useForm({ defaultValues: { content: initial } });
  value = form.watch('content');
  return (
    <FormProvider {...form}>
      <form>
        <ContentEditor />
      </form>
    </FormProvider>
  );
}

/** Pastes words in place of the selection, as keys would, which jsdom does not pass on to the editor. */
function pasteWords(words: string, kind = 'text/plain') {
  const getData = (type: string) => (type === kind ? words : '');
  const clipboardData = { files: [], getData, types: [] };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Content' }), { clipboardData });
}

function pasteFiles(text: HTMLElement, ...names: string[]) {
  const files = names.map((name) => new File(['x'], name));
  fireEvent.paste(text, { clipboardData: { files, getData: () => '', types: ['Files'] } });
}

/** Keeps pictures from being stored until the returned function is called. */
function holdPictures() {
  const { promise, resolve } = Promise.withResolvers<string>();
  storePicture.mockReturnValue(promise);
  return () => resolve('');
}

/** Opens the editor and pastes files, if any, at the start of its text. */
async function paste(initial: string, ...names: string[]) {
  renderAt(<Form initial={initial} />);
  const text = await screen.findByRole('textbox', { name: 'Content' });
  // A paste of nothing would take the focus a moment later.
  if (names.length > 0) pasteFiles(text, ...names);
  return text;
}

/** In the next frame, the editor could take the focus back. */
const frame = () => new Promise(requestAnimationFrame);

const image = (name: string, alt = '') =>
  `<img src="${pictureAddress(makeId(name))}" alt="${alt}" width="40" height="30">`;

test('pasted pictures take their places in order, each until it is described or decorative', async () => {
  await paste('', 'attic.jpg', 'barn.png', 'cellar.png');
  const images = (...alts: string[]) =>
    ['attic.jpg', 'barn.png', 'cellar.png'].map((name, i) => image(name, alts[i])).join('\n');

  await waitFor(() => expect(value).toBe(images()));
  await userEvent.click(await screen.findByRole('button', { name: 'Describe 3 pictures' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Describe 3 pictures' }));
  await frame();
  await userEvent.keyboard('An attic{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Describe 2 pictures' }));
  await frame();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await userEvent.keyboard('A barn{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Describe the picture' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Decorative/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change image' }));

  await waitFor(() => expect(value).toBe(images('An attic', 'A barn')));
  expect(screen.queryByRole('button', { name: /^Describe/ })).not.toBeInTheDocument();
  expect(describePicture.mock.calls).toEqual([
    [makeId('attic.jpg'), 'An attic'],
    [makeId('barn.png'), 'A barn'],
  ]);
  pasteWords('Below');
  await waitFor(() => expect(value).toBe(`${images('An attic', 'A barn')}\n<p>Below</p>`));
});

test('pasted text stays as it was copied, signs of Markdown and all, but for its addresses', async () => {
  vi.stubGlobal('ClipboardEvent', Event);
  await paste('');
  pasteWords('# Costs\n\n- **a** https://a.example/b');
  await waitFor(() =>
    expect(value).toBe(
      '<p># Costs</p>\n<p>- **a** <a href="https://a.example/b">https://a.example/b</a></p>',
    ),
  );
});

test('a file that is no picture leaves no place behind, and the notice says why', async () => {
  const store = holdPictures();
  await paste('', 'notes.pdf', 'barn.png');

  const fault = await screen.findByText('“notes” was not added. It is no picture.');
  const alert = screen.getByRole('alert');
  expect(alert).toContainElement(fault);
  const isAbove =
    alert.compareDocumentPosition(screen.getByText('Adding 2 pictures…')) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAbove, 'so it does not move when adding ends').toBe(true);
  store();
  await waitFor(() => expect(value).toBe(image('barn.png')));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/was not added/)).not.toBeInTheDocument();
});

test('a picture that could not be stored keeps its place, where it can be chosen', async () => {
  storePicture.mockRejectedValueOnce(new Error('away'));
  await paste('', 'barn.png');

  expect(await screen.findByText(/“barn” was not added. It could not be stored/)).toBeVisible();
  await waitFor(() => expect(value).toBe('<p>[Picture missing: barn]</p>'));
  await userEvent.click(screen.getByRole('button', { name: 'Choose picture' }));
  await frame();
  expect(screen.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Pictures added before' }));
  await userEvent.click(await screen.findByRole('button', { name: 'An elm' }));
  await waitFor(() => expect(value).toBe(image('elm', 'An elm')));
});

test.each([
  ['at the end of the text', '', (picture: string) => `${picture}\n<p>Below</p>`],
  ['above other text', '<p>Above</p>', (picture: string) => `${picture}\n<p>BelowAbove</p>`],
])('the next key after a picture %s does not replace it', async (_where, initial, expected) => {
  const text = await paste(initial);
  await userEvent.click(screen.getByRole('button', { name: 'Image' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pictures added before' }));
  fireEvent.click(await screen.findByRole('button', { name: 'An elm' }));
  expect(text, 'the element that gets the next key').toHaveFocus();
  pasteWords('Below');

  await waitFor(() => expect(value).toBe(expected(image('elm', 'An elm'))));
});

const pressIn = (label: string, key: string) =>
  fireEvent.keyDown(screen.getByLabelText(label), { key });

test.each<[string, string, () => void]>([
  ['Escape', 'Image', () => pressIn('Picture address', 'Escape')],
  ['Cancel', 'Image', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  [
    'a link that Enter adds',
    'Link',
    () => {
      fireEvent.change(screen.getByLabelText('Address'), { target: { value: '/rates' } });
      pressIn('Address', 'Enter');
    },
  ],
  ['a tool', 'Bold', () => fireEvent.click(screen.getByRole('button', { name: 'Bold' }))],
])('the next key after %s is for the text', async (_how, tool, close) => {
  const text = await paste('<p>Above</p>');
  const opener = screen.getByRole('button', { name: tool });
  opener.focus();
  if (tool !== 'Bold') fireEvent.click(opener);
  expect(text).not.toHaveFocus();
  close();
  expect(text).toHaveFocus();
});

test('two files of the same name have two places', async () => {
  const store = holdPictures();
  await paste('', 'barn.png', 'barn.jpg');
  await waitFor(() =>
    expect(value).toBe('<p>[Picture missing: barn]</p>\n<p>[Picture missing: barn 2]</p>'),
  );

  store();
  await waitFor(() => expect(value).toBe(`${image('barn.png')}\n${image('barn.jpg')}`));
});

const place = '<p>[Picture missing: barn]</p>';

test('a picture that is being added takes its place in content with parts that Write does not support', async () => {
  const store = holdPictures();
  await paste('', 'barn.png');
  await waitFor(() => expect(value).toBe(place));
  await userEvent.click(screen.getByRole('tab', { name: 'HTML' }));
  const html = `<figure><figcaption>Caption</figcaption></figure>\n${place}`;
  fireEvent.change(screen.getByRole('textbox', { name: 'Content' }), { target: { value: html } });
  await userEvent.click(screen.getByRole('tab', { name: 'Write' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open in Write and lose these' }));

  store();
  await waitFor(() => expect(value).toContain(image('barn.png')));
  expect(value).toContain('Caption');
  expect(screen.getByRole('button', { name: 'Describe the picture' })).toBeVisible();
});

test('Undo takes out a picture that was added, and Redo brings it back', async () => {
  const store = holdPictures();
  await paste('<p>Above</p>', 'barn.png');
  await waitFor(() => expect(value).toContain(place));
  // Undo takes changes together that follow each other within half a second.
  const later = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  store();
  await waitFor(() => expect(value).toContain(image('barn.png')));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(value).toBe('<p>Above</p>'));
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(value).toContain(image('barn.png')));
});

test('a picture that is in the text already is described where it was added again', async () => {
  const text = await paste('', 'barn.png');
  await userEvent.click(await screen.findByRole('button', { name: 'Describe the picture' }));
  await frame();
  await userEvent.keyboard('A barn{Enter}');
  storePicture.mockResolvedValue('A red barn');
  pasteFiles(text, 'barn.png');
  await userEvent.click(await screen.findByRole('button', { name: 'Describe the picture' }));
  await frame();

  const field = screen.getByRole('textbox', { name: 'Description' });
  expect(field, 'what it was described with before').toHaveValue('A red barn');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(value).toBe(`${image('barn.png', 'A barn')}\n${image('barn.png', 'A red barn')}`),
  );
});

test('Escape does not discard a picture that is not added yet', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() });
  await paste('');
  await userEvent.click(screen.getByRole('button', { name: 'Image' }));
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'barn.png', { type: 'image/png' }));
  const words = await screen.findByRole('textbox', { name: 'What the picture shows' });
  await userEvent.type(words, 'A barn{Escape}');

  expect(words).toBeVisible();
  expect(words).toHaveValue('A barn');
  expect(screen.getByText(/Add the picture, or press Cancel/)).toBeVisible();
});

test('that pictures are being added is announced once, without buttons', async () => {
  const store = holdPictures();
  await paste('', 'attic.jpg', 'barn.png');
  expect(await screen.findByText('Adding 2 pictures…')).toHaveRole('status');
  expect(screen.getByText('0 done')).toBeVisible();
  store();
  await screen.findByRole('button', { name: 'Describe 2 pictures' });
  for (const status of screen.getAllByRole('status')) {
    expect(within(status).queryByRole('button')).not.toBeInTheDocument();
  }
});
