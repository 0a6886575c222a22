import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { keepInput } from './keep-input.ts';

function Page() {
  const [text, setText] = useState('');
  const [state, setState] = useState('Ohio');
  const [agrees, setAgrees] = useState(false);
  return (
    <form>
      <p>Your name</p>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="State" value={state} onChange={({ target }) => setState(target.value)}>
        <option>Ohio</option>
        <option>Texas</option>
      </select>
      <input
        type="checkbox"
        aria-label="Consent"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <output>{`${text}, ${state}, ${agrees}`}</output>
    </form>
  );
}

afterEach(() => {
  window.earlySubmit = undefined;
});

test('what was entered, the focus and an early submit are kept when React draws a translated page again', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  screen.getByText('Your name').innerHTML = '<font>Su nombre</font>';
  const name = screen.getByRole<HTMLInputElement>('textbox');
  name.value = 'Ana';
  name.focus();
  name.setSelectionRange(1, 2);
  screen.getByRole<HTMLSelectElement>('combobox').value = 'Texas';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;

  window.earlySubmit = name.form;

  const bringInput = keepInput(root);
  const page = await act(async () =>
    hydrateRoot(root, <Page />, { onRecoverableError: bringInput }),
  );

  expect(name).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Ana, Texas, true');
  const drawn = screen.getByRole<HTMLInputElement>('textbox');
  expect(drawn).toHaveFocus();
  expect([drawn.selectionStart, drawn.selectionEnd]).toEqual([1, 2]);
  expect(window.earlySubmit).toBe(drawn.form);
  await act(async () => page.unmount());
  root.remove();
});
