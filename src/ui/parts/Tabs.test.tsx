import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

type Room = 'kitchen' | 'attic';

function Rooms(props: Pick<ComponentProps<typeof Tabs<Room>>, 'onApproach' | 'shown'>) {
  const [value, setValue] = useState<Room>('kitchen');
  return (
    <Tabs
      label="Rooms"
      value={value}
      onValueChange={setValue}
      {...props}
      tabs={[
        { value: 'kitchen', label: 'Kitchen', content: <p>Table</p> },
        { value: 'attic', label: 'Attic', content: <p>Trunk</p> },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test.each([
  ['{ArrowRight}', 'Attic'],
  ['{ArrowLeft}', 'Attic'],
  ['{ArrowRight}{ArrowRight}', 'Kitchen'],
  ['{End}', 'Attic'],
  ['{End}{Home}', 'Kitchen'],
  ['{Control>}{ArrowRight}{/Control}', 'Kitchen'],
  ['{ArrowDown}', 'Kitchen'],
])('moves with %s to %s, which becomes the only tab stop', async (keys, name) => {
  render(<Rooms />);
  await userEvent.tab();
  await userEvent.keyboard(keys);

  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  const inOrder = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toEqual([tab(name)]);
});

test('selects a tab on a tap and links it to its panel', async () => {
  render(<Rooms />);
  await userEvent.click(tab('Attic'));
  expect(screen.getByRole('tabpanel', { name: 'Attic' })).toHaveTextContent('Trunk');
  expect(screen.getByText('Table')).not.toBeVisible();
  expect(screen.getByRole('tabpanel').id).toBe(tab('Attic').getAttribute('aria-controls'));
});

test('keeps the panel that is shown while another tab is selected already', async () => {
  render(<Rooms shown="kitchen" />);
  await userEvent.click(tab('Attic'));
  expect(tab('Attic')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Table');
});

test('reports a tab that is hovered before it is pressed', async () => {
  const onApproach = vi.fn();
  render(<Rooms onApproach={onApproach} />);
  await userEvent.hover(tab('Attic'));
  expect(onApproach).toHaveBeenCalledWith('attic');
  expect(tab('Kitchen')).toHaveAttribute('aria-selected', 'true');
});

test('prerenders all panels without a style attribute', () => {
  const html = renderToString(<Rooms />);

  expect(html).toContain('Trunk');
  expect(html).not.toContain('style=');
});
