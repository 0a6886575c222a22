import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ChoiceField } from './ChoiceField.tsx';

const loans = [
  { value: 'fha', label: 'FHA' },
  { value: 'va', label: 'VA' },
];

test('is one question with one answer', async () => {
  render(
    <form aria-label="Loan">
      <ChoiceField label="Loan type" name="loanType" options={loans} />
    </form>,
  );

  await userEvent.click(screen.getByRole('radio', { name: 'FHA' }));
  await userEvent.click(screen.getByRole('radio', { name: 'VA' }));

  expect(screen.getByRole('group', { name: 'Loan type' })).toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveFormValues({ loanType: 'va' });
});

test('tells its error to the whole group, and links to its first choice', () => {
  render(<ChoiceField label="Loan type" name="loanType" options={loans} error="Choose one." />);

  const group = screen.getByRole('group', { name: 'Loan type' });
  expect(group).toHaveAccessibleDescription('Error: Choose one.');
  expect(screen.getByRole('radio', { name: 'FHA' })).toHaveAttribute('id', 'loanType');
  expect(screen.getByRole('radio', { name: 'VA' })).toHaveAttribute('id', 'loanType-2');
});

test('takes several answers as checkboxes', async () => {
  render(
    <form aria-label="Leads">
      <CheckboxGroup label="Lead types" name="leadTypes" options={loans} />
    </form>,
  );

  await userEvent.click(screen.getByRole('checkbox', { name: 'FHA' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'VA' }));

  expect(screen.getByRole('form')).toHaveFormValues({ leadTypes: ['fha', 'va'] });
});
