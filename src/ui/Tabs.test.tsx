import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Rooms() {
  const [value, setValue] = useState<'kitchen' | 'attic'>('kitchen');
  return (
    <Tabs
      label="Rooms"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'kitchen', label: 'Kitchen', content: <p>Table</p> },
        { value: 'attic', label: 'Attic', content: <p>Trunk</p> },
      ]}
    />
  );
}

test('arrow keys go from tab to tab, and each names its panel', async () => {
  render(<Rooms />);
  expect(screen.getByRole('tabpanel', { name: 'Kitchen' })).toHaveTextContent('Table');

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Attic' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Attic' })).toHaveTextContent('Trunk');
  expect(screen.getByText('Table')).not.toBeVisible();
});

test('is prerendered with all panels and without a style attribute', () => {
  const html = renderToString(<Rooms />);

  expect(html).toContain('Trunk');
  expect(html).not.toContain('style=');
});
