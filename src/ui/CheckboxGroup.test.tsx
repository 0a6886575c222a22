import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const leads = [
  { value: 'purchase', label: 'Purchase Mortgage' },
  { value: 'heloc', label: 'HELOC' },
];

test('accepts several answers to one question', async () => {
  render(
    <form aria-label="Leads">
      <CheckboxGroup label="Lead types" name="leadTypes" options={leads} />
    </form>,
  );

  await userEvent.click(screen.getByRole('checkbox', { name: 'Purchase Mortgage' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'HELOC' }));

  expect(screen.getByRole('group', { name: 'Lead types' })).toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveFormValues({ leadTypes: ['purchase', 'heloc'] });
});

test('describes the whole group with its error and links to its first choice', () => {
  render(
    <CheckboxGroup
      label="Lead types"
      name="leadTypes"
      options={leads}
      error="Choose at least one."
    />,
  );

  const group = screen.getByRole('group', { name: 'Lead types' });
  expect(group).toHaveAccessibleDescription('Error: Choose at least one.');
  expect(screen.getByRole('checkbox', { name: 'Purchase Mortgage' })).toHaveAttribute(
    'id',
    'leadTypes',
  );
  expect(screen.getByRole('checkbox', { name: 'HELOC' })).toHaveAttribute('id', 'leadTypes-2');
});
