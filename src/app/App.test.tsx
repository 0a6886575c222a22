import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { useFocusOnNavigation } from './App.tsx';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Called with what has the focus when the effects run that follow the first paint. */
const focusSeen = vi.fn();

function Part() {
  useEffect(() => focusSeen(document.activeElement), []);
  return <h2 id="part">Part</h2>;
}

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
        <Route path="/text" element={<Part />} />
      </Routes>
    </main>
  );
}

const open = (address: string) => renderAt(<Site />, address);

test('opens the item of a fragment when the browser did not', () => {
  open('/questions#cost');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByText('What does it cost?')).toHaveFocus();
});

test('does not move the focus of a visitor who is already using the page', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  open('/questions#cost');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
  button.remove();
});

test('does not move the focus on a page load without a fragment', () => {
  open('/text');
  expect(document.body).toHaveFocus();
});

test('opens an item of another page from a link, again after it was closed, and focuses its question', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'About cost' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('What does it cost?')).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  screen.getByRole('group').removeAttribute('open');
  await userEvent.click(screen.getByRole('link', { name: 'About cost' }));
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('focuses a section of another page from a link, before a visitor can press something else', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'A part' }));
  expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
  expect(focusSeen).toHaveBeenCalledWith(screen.getByRole('heading', { name: 'Part' }));
});

test('goes to the top of the page for a link to a missing section', async () => {
  open('/');
  await userEvent.click(screen.getByRole('link', { name: 'Nowhere' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});
