import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import { ContentEditor } from '#src/features/admin/editor/PostFormFields.tsx';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { lengthText } from './ContentViews.tsx';
import { flushTyping } from './content-editor.ts';

// Loading the chunk takes longer than a test waits for an element.
beforeAll(() => import('./ContentViews.tsx'), 60_000);

const old = '<h1>Old</h1><b>bold</b><img src="/a.svg" style="width:1px"><div>words</div>';

function setUp(initial: string, error?: string) {
  const changed = vi.fn();
  const submitted = vi.fn();
  const errors = error ? { content: { type: 'refused', message: error } } : {};
  function Form() {
    const form = useForm({ defaultValues: { content: initial }, errors });
    // Without an end, because the last change comes as the form unmounts.
    useState(() =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => changed(values.content),
      }),
    );
    return (
      <FormProvider {...form}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submitted(changed.mock.lastCall?.[0]);
          }}
        >
          <ContentEditor />
        </form>
      </FormProvider>
    );
  }
  const { unmount } = renderAt(<Form />);
  return { changed, submitted, unmount };
}

const tab = (name: string) => screen.findByRole('tab', { name });
/** Types in a single event, because a slow machine could pause between two keys. */
const typed = (area: HTMLTextAreaElement, text: string) =>
  fireEvent.change(area, { target: { value: text } });
const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });

test('changes nothing when the writer only opens each view', async () => {
  const { changed, unmount } = setUp(old);
  expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveTextContent('Oldboldwords');
  for (const view of ['HTML', 'Preview', 'Write']) {
    await userEvent.click(await tab(view));
    if (view === 'HTML') expect(await source()).toHaveValue(old);
  }
  unmount();
  expect(changed).not.toHaveBeenCalled();
});

test('keeps typed HTML until the post is saved, and says what saving removes', async () => {
  const { changed } = setUp('');
  await userEvent.click(await tab('HTML'));
  const typedHtml = '<h1 onclick="x()">APR</h1>';
  await userEvent.type(await source(), typedHtml);
  await userEvent.tab();
  expect(changed).toHaveBeenLastCalledWith(typedHtml);
  const notice = screen.getByText(/Some of the HTML will not be saved/);
  expect(notice).toHaveTextContent('onclick');
  await userEvent.click(await tab('Write'));
  expect(notice).toBeVisible();
  const written = screen.getByRole('textbox', { name: 'Content' });
  expect(written).toHaveTextContent('APR');
  expect(written).toHaveAttribute('translate', 'no');
  await userEvent.click(await tab('HTML'));
  expect(await source()).toHaveValue(typedHtml);
});

test.each([
  ['a frame', '<p>a</p><iframe src="https://maps.example/1"></iframe>', '<iframe>'],
  ['centered text', '<p style="text-align:center">a</p>', 'text-align:center'],
])('opens a post with %s as HTML and says so', async (_what, html, name) => {
  setUp(html);
  expect(await source()).toHaveValue(html);
  const note = screen.getAllByText(/Write would remove or change/)[0];
  expect(note).toHaveTextContent(name);
});

test('includes the last keystrokes on request, on submit, on unmount, and when the page unloads', async () => {
  const { changed, submitted, unmount } = setUp('');
  await userEvent.click(await tab('HTML'));
  const area = await source();
  typed(area, '<p>One');
  expect(changed).not.toHaveBeenCalled();
  act(() => area.form?.requestSubmit());
  expect(submitted).toHaveBeenCalledWith('<p>One');
  typed(area, 'a');
  act(() => flushTyping(area.form as HTMLFormElement));
  expect(changed).toHaveBeenLastCalledWith('a');
  typed(area, 'ab');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(changed).toHaveBeenLastCalledWith('ab');
  typed(area, '<p>One two');
  unmount();
  expect(changed).toHaveBeenLastCalledWith('<p>One two');
});

test('keeps what is changed in the moment in which an earlier change comes back', async () => {
  let value = '';
  let text: HTMLElement;
  const flush = () => flushTyping(text.closest('form') as HTMLFormElement);
  const paste = (words: string) => {
    const getData = (type: string) => (type === 'text/plain' ? words : '');
    const clipboardData = { files: [], getData, types: [] };
    text.dispatchEvent(createEvent.paste(text, { clipboardData }));
  };
  function Form() {
    const form = useForm({ defaultValues: { content: '' } });
    const html = form.watch('content');
    value = html;
    useLayoutEffect(() => {
      if (html !== '<p>One</p>') return;
      paste(' two');
      flush();
      paste(' three');
    }, [html]);
    return (
      <FormProvider {...form}>
        <form>
          <ContentEditor />
        </form>
      </FormProvider>
    );
  }
  renderAt(<Form />);
  text = await screen.findByRole('textbox', { name: 'Content' });
  act(() => {
    paste('One');
    flush();
  });
  await waitFor(() => expect(value).toBe('<p>One two three</p>'));
});

test('shows an error under the text, ties it to the visible input and links to it', async () => {
  setUp('', 'Write the content of the post.');
  const text = await screen.findByRole('textbox', { name: 'Content' });
  expect(text).toHaveAttribute('id', 'content');
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription(/Error: Write the content of the post\./);
  expect(text).toAppearBefore(screen.getByText('Write the content of the post.'));
  await userEvent.click(await tab('HTML'));
  expect(await source()).toHaveAttribute('id', 'content');
});

test.each([
  ['Image', 'Picture address', 'https://a.example/b.jpg', /Add the picture, or press Cancel/],
  ['Link', 'Address', '/rates', /Add the link, or press Cancel/],
])('does not submit past an address in an open panel: %s', async (tool, label, address, words) => {
  const { submitted } = setUp('<p>Words</p>');
  const text = await screen.findByRole('textbox', { name: 'Content' });
  await userEvent.click(screen.getByRole('button', { name: tool }));
  const submit = () => act(() => text.closest('form')?.requestSubmit());
  submit();
  expect(submitted, 'past a panel without an address').toHaveBeenCalledOnce();
  const field = screen.getByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: address } });
  await userEvent.click(await tab('HTML'));
  submit();
  expect(submitted).toHaveBeenCalledOnce();
  expect(await screen.findByText(words)).toBeVisible();
  expect(field).toBeVisible();
  expect(field).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  submit();
  expect(submitted).toHaveBeenCalledTimes(2);
});

test.each([
  ['', '0 words'],
  ['<p></p>', '0 words'],
  ['<p>One</p>', '1 word, about 1 minute to read'],
  ['<p>One <b>t</b>wo</p><p>three</p>', '3 words, about 1 minute to read'],
  ['<ul><li>6.5% – 7%</li><li>buyer’s well-known &amp;</li></ul>', /^4 words/],
  ['word '.repeat(356), '356 words, about 1 minute to read'],
  ['word '.repeat(358), '358 words, about 2 minutes to read'],
  ['word '.repeat(2_380), '2,380 words, about 10 minutes to read'],
])('counts the words of %s', (html, text) => {
  expect(lengthText(html)).toMatch(text);
});
