import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteTime } from '#src/lib/site-clock.ts';
import { FollowUpForm } from './WorkPanel.tsx';

vi.mock('#src/lib/site-clock.ts', { spy: true });

const onChange = vi.fn(async () => true);
const form = (followUp: string | undefined, isRefused = false) => (
  <FollowUpForm followUp={followUp} isRefused={isRefused} busy={false} onChange={onChange} />
);
const field = () => screen.getByLabelText('Call again on');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onChange.mockClear();
  // Late in the evening of November 23 in New York.
  vi.mocked(siteTime).mockReturnValue(new Date('2026-11-24T04:00:00Z'));
});

test('sets a reminder for today in New York or later, and for no day before', async () => {
  render(form(undefined));
  for (const [day, refusal] of [
    ['', 'Choose a day.'],
    ['2026-11-22', 'Choose today or a later day.'],
  ] as const) {
    fireEvent.change(field(), { target: { value: day } });
    await press('Set the reminder');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(`Error: ${refusal}`);
  }
  expect(onChange).not.toHaveBeenCalled();

  fireEvent.change(field(), { target: { value: '2026-11-23' } });
  await press('Set the reminder');
  expect(onChange.mock.calls).toEqual([[{ what: 'follow-up', text: '2026-11-23' }]]);
  expect(field()).toBeValid();
});

test('says which day is set, and removes it', async () => {
  const { rerender } = render(form('2026-12-01'));
  expect(field()).toHaveValue('2026-12-01');
  expect(field()).toHaveAccessibleDescription('A reminder is set for 12/1/2026.');
  await press('Remove the reminder');
  expect(onChange.mock.calls).toEqual([[{ what: 'follow-up', text: '' }]]);

  rerender(form(''));
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: 'Remove the reminder' })).toBeNull();
});

test('of a person who asked not to be contacted, a reminder can only be removed', async () => {
  const { rerender } = render(form('2026-12-01', true));
  expect(screen.getByText('A reminder to call again is set for 12/1/2026.')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await press('Remove the reminder');
  expect(onChange.mock.calls).toEqual([[{ what: 'follow-up', text: '' }]]);

  rerender(form('', true));
  expect(screen.queryByRole('button')).toBeNull();
});
