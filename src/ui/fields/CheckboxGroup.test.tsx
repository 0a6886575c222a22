import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const leads = [
  { value: 'purchase', label: 'Purchase Mortgage' },
  { value: 'heloc', label: 'HELOC' },
];

test('describes the whole group with its error and links to its first choice', () => {
  render(<CheckboxGroup label="Lead types" name="leadTypes" options={leads} error="Choose one." />);

  const group = screen.getByRole('group', { name: 'Lead types' });
  expect(group).toHaveAccessibleDescription('Error: Choose one.');
  expect(screen.getByRole('checkbox', { name: 'Purchase Mortgage' })).toHaveAttribute(
    'id',
    'leadTypes',
  );
  expect(screen.getByRole('checkbox', { name: 'HELOC' })).toHaveAttribute('id', 'leadTypes-2');
});
