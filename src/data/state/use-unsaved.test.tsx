import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '#src/lib/loading/timers.ts';
import { forget } from './unsaved.ts';
import {
  findLocked,
  forgetKeptInput,
  hasKeptInput,
  lockName,
  openKeptInput,
  pauseKeptInput,
  useKeptInput,
} from './use-unsaved.ts';

const own = 'ana@example.com';

beforeEach(() => {
  forgetKeptInput();
  openKeptInput(own);
});

function Form({ saved = '6%', isPublic = false }) {
  const form = useForm({ defaultValues: { rate: saved, day: 'Monday' } });
  const { isBack, typedOver } = useKeptInput(form, 'rates', isPublic);
  return (
    <form onSubmit={form.handleSubmit((typed) => form.reset(typed))}>
      <input aria-label="Rate" {...form.register('rate')} />
      <input aria-label="Day" {...form.register('day')} />
      <button type="submit">Save</button>
      <output>{[isBack && 'back', ...Object.values(typedOver)].join()}</output>
    </form>
  );
}

const rate = () => screen.getByLabelText('Rate');

/** Types a rate into the form, which closes after `end`. */
async function typeAndClose(end: () => void, props = {}, typed = '5') {
  const { unmount } = render(<Form {...props} />);
  await userEvent.type(rate(), typed);
  end();
  unmount();
}

/** Opens the form once somebody has signed in, and returns what it says. */
function reopen(email = own, props = {}) {
  openKeptInput(email);
  render(<Form {...props} />);
  return screen.getByRole('status').textContent;
}

test('what was typed is back once the same account signs in again, and asks before the tab loses it', async () => {
  await typeAndClose(pauseKeptInput);
  expect(Object.keys(sessionStorage)).toEqual([]);
  const unload = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(unload)).toBe(false);
  expect(reopen(own, { saved: '6%' })).toBe('back,6%');
  expect(rate()).toHaveValue('6%5');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

/** Signs out by hand, which then ends the session. */
function signOut() {
  forgetKeptInput();
  pauseKeptInput();
}

test.each<[what: string, end: () => void, email?: string, typed?: string]>([
  ['another account signs in', pauseKeptInput, 'ben@example.com'],
  ['the owner signs out', signOut],
  ['the form is left', () => {}],
  ['it is saved', pauseKeptInput, own, '5{Enter}'],
  ['it is removed again', pauseKeptInput, own, '5{Backspace}'],
])('what was typed is gone once %s', async (_, end, email, typed) => {
  for (const isPublic of [false, true]) {
    openKeptInput(own);
    await typeAndClose(end, { isPublic }, typed);
    openKeptInput(email ?? own);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(reopen(email)).toBe('false');
    expect(rate()).toHaveValue('6%');
    document.body.replaceChildren();
  }
});

test('what waits is gone once the owner signs out', async () => {
  await typeAndClose(pauseKeptInput);
  forgetKeptInput();
  expect(hasKeptInput()).toBe(false);
  expect(reopen()).toBe('false');
});

test('what will be public waits in the storage of the tab, also through a reload, with what it was typed over', async () => {
  await typeAndClose(pauseKeptInput, { isPublic: true });
  expect(Object.values(sessionStorage)).toEqual([expect.stringContaining('6%5')]);
  // A reload loses who was signed in.
  forget('typing', {});
  expect(reopen(own, { isPublic: true, saved: '7%' })).toBe('back,6%');
  expect(rate()).toHaveValue('6%5');
  expect(screen.getByLabelText('Day')).toHaveValue('Monday');
});

test('what will be public waits with the page where the browser denies storage', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await typeAndClose(pauseKeptInput, { isPublic: true });
  expect(hasKeptInput()).toBe(true);
  expect(reopen(own, { isPublic: true })).toBe('back,6%');
  denied.mockRestore();
});

test('a name is locked in every tab until its form is closed', async () => {
  const held = new Set<string>();
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
      async request(name: string, hold: () => Promise<void>) {
        held.add(name);
        await hold();
        held.delete(name);
      },
    },
  });
  const release = lockName('one');
  await nextTask();
  expect(['one', 'two'].map(await findLocked())).toEqual([true, false]);
  release();
  await vi.waitFor(() => expect(held.size).toBe(0));
  expect(['one'].map(await findLocked())).toEqual([false]);
  vi.stubGlobal('navigator', {});
  lockName('one')();
  expect(['one'].map(await findLocked()), 'without locks').toEqual([false]);
  vi.unstubAllGlobals();
});
