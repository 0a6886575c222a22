import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

function Site() {
  useFocusOnNavigation();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/questions#cost">About cost</Link>
      <Link to="/text#part">A part</Link>
      <Link to="/text#nowhere">Nowhere</Link>
      <Routes>
        <Route path="/" element={null} />
        <Route
          path="/questions"
          element={
            <details>
              <summary>What does it cost?</summary>
              <p id="cost">Nothing.</p>
            </details>
          }
        />
        <Route path="/text" element={<h2 id="part">Part</h2>} />
      </Routes>
    </main>
  );
}

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  );
}

test('an address opened with a fragment opens its item, where the browser did not', () => {
  open('/questions#cost');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByText('What does it cost?')).toHaveFocus();
});

test('whoever is on the page already is left in peace when the script comes', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  open('/questions#cost');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
  button.remove();
});

test('a page opened without a fragment leaves the focus to the browser', () => {
  open('/text');
  expect(document.body).toHaveFocus();
});

test('a link to an item of another page opens it and puts the focus on its question', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'About cost' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('What does it cost?')).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the same link again opens an item that was closed', async () => {
  open('/questions');
  await userEvent.click(screen.getByRole('link', { name: 'About cost' }));
  screen.getByRole('group').removeAttribute('open');
  await userEvent.click(screen.getByRole('link', { name: 'About cost' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('a link to a part of another page puts the focus there', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'A part' }));
  expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
});

test('a link to a part that is not there leads to the top of the page', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'Nowhere' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});
