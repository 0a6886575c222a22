import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlatformNotice } from './PlatformNotice.tsx';

vi.mock('#src/domain/facts/platform-dates.ts', async (original) => {
  const module: typeof import('#src/domain/facts/platform-dates.ts') = await original();
  const source = { name: 'The platform', url: 'https://platform.test' };
  const date = { what: 'Old service', checked: '2026-11-27', todo: 'Leave it.', source };
  module.platformDates.splice(0, Infinity, { ...date, ends: '2027-03-31' });
  return module;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openOn(day: string) {
  vi.setSystemTime(`${day}T12:00:00-05:00`);
  return render(<PlatformNotice />);
}

test('is not there more than three months ahead', () => {
  const { container } = openOn('2026-12-30');
  expect(container).toBeEmptyDOMElement();
});

test('says until when there is something to do, and copies what', async () => {
  const user = userEvent.setup();
  openOn('2026-12-31');
  expect(
    screen.getByText('Your technician has something to do before March 31, 2027.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the text for your technician' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe(
    'Old service: ends on March 31, 2027. Leave it. https://platform.test',
  );
  cleanup();
  openOn('2027-04-01');
  // No day once it has passed.
  expect(screen.getByText('Your technician has something to do.')).toBeVisible();
});
