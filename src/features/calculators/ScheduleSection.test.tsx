import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScheduleRow } from './loan-schedule.ts';
import { ScheduleTable } from './ScheduleSection.tsx';

const rowHeight = 36;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Rows that all have one balance, so that it tells which schedule a row is of. */
function rows(balance: number, count = 360, insurance?: number): ScheduleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    period: index + 1,
    payment: 2,
    principal: 1,
    interest: 1,
    balance,
    ...(insurance !== undefined && { insurance }),
  }));
}

const table = (of: ScheduleRow[]) => <ScheduleTable period="Month" rows={of} />;

function balanceIn(period: number): string | undefined {
  const row = screen.getByRole('rowheader', { name: String(period) }).closest('tr');
  return row?.cells.item(3)?.textContent ?? undefined;
}

function scrollToRow(row: number) {
  const scroller = screen.getByRole('region', { name: 'Schedule by month' });
  vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 500, rowHeight),
  );
  scroller.scrollTop = row * rowHeight;
  fireEvent.scroll(scroller);
}

it('brings the rows in sight up to date at once, and the others at the next pause', () => {
  const { rerender } = render(table(rows(10)));
  rerender(table(rows(20)));
  expect([1, 24, 60, 360].map(balanceIn)).toEqual(['$20.00', '$20.00', '$10.00', '$10.00']);

  act(() => vi.advanceTimersByTime(1_000));
  expect([1, 24, 60, 360].map(balanceIn)).toEqual(['$20.00', '$20.00', '$20.00', '$20.00']);
});

it('brings the rows up to date to which the table is scrolled', () => {
  const { rerender } = render(table(rows(10)));
  rerender(table(rows(20)));
  scrollToRow(200);
  expect([1, 200, 201, 218, 360].map(balanceIn)).toEqual([
    '$10.00',
    '$20.00',
    '$20.00',
    '$20.00',
    '$10.00',
  ]);
});

it('prints every row up to date', () => {
  const { rerender } = render(table(rows(10)));
  rerender(table(rows(20)));
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(balanceIn(360)).toBe('$20.00');
});

it('never mixes schedules of different lengths or columns', () => {
  const { rerender } = render(table(rows(10)));
  rerender(table(rows(20, 180)));
  expect(balanceIn(180)).toBe('$20.00');
  expect(screen.getAllByRole('row')).toHaveLength(181);

  act(() => vi.advanceTimersByTime(1_000));
  rerender(table(rows(30, 180, 5)));
  expect(balanceIn(180)).toBe('$30.00');
});
