import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rates } from '#tests/fixtures/rates.ts';
import { RateChanges } from './RateChanges.tsx';

test('says since when and by whom the rates are shown, and what changed', () => {
  const before = { ...rates, fixed30: '6.25%', lastUpdated: 'November 15, 2026' };
  const by = 'ada@example.com';
  const changes = [
    { id: 'b', by, at: '2026-11-16T20:05:00.000Z', from: before, to: rates },
    { id: 'a', by, at: '2026-11-15T20:05:00.000Z', from: undefined, to: before },
  ];
  render(<RateChanges changes={changes} stored={rates} onUndo={undefined} />);
  const summary = screen.getByText('Since 11/16/2026, 3:05 PM ET, by ada@example.com');
  const [newest, oldest] = within(summary.parentElement as HTMLElement)
    .getAllByRole('list', { hidden: true })
    .slice(1);
  expect(newest).toHaveTextContent(
    /^30-Year Fixed: 6\.25% → 6\.375%Last updated: November 15, 2026 → November 16, 2026$/,
  );
  expect(oldest).toHaveTextContent(/^30-Year Fixed: – → 6\.25%/);
});
