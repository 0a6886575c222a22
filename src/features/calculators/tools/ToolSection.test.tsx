import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type LazyComponent, lazyComponent } from '#src/lib/loading/lazy-component.ts';
import type { SameLoan } from './same-loan.ts';
import { ToolSection } from './ToolSection.tsx';
import type { ToolName, Tools } from './use-tools.ts';

const ownLoan: SameLoan = { taken: [], examples: [], apart: [], isFilled: false, adopt: () => {} };

/** A tool that is closed until its heading is pressed. */
function Toggled(props: { same?: SameLoan[]; part: LazyComponent }) {
  const [open, setOpen] = useState<readonly ToolName[]>([]);
  const tools: Tools = { open, toggle: (name) => setOpen(open.includes(name) ? [] : [name]) };
  const { part: Part } = props;
  return (
    <ToolSection name="rent" tools={tools} load={Part.load} same={props.same ?? []}>
      <Part />
    </ToolSection>
  );
}

const heading = () => screen.getByRole('button', { name: 'Should I rent or buy?' });

test('a tool loads when it is pointed at, and draws nothing until it is opened', async () => {
  const importPart = vi.fn(async () => () => <p>Drawn</p>);
  render(<Toggled part={lazyComponent(importPart, { waits: true })} />);
  expect(importPart).not.toHaveBeenCalled();

  await userEvent.hover(heading());
  expect(importPart).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Drawn')).not.toBeInTheDocument();

  await userEvent.click(heading());
  expect(await screen.findByText('Drawn')).toBeVisible();
  expect(heading()).toHaveAttribute('aria-expanded', 'true');

  await userEvent.click(heading());
  expect(screen.queryByText('Drawn')).not.toBeInTheDocument();
  expect(importPart).toHaveBeenCalledTimes(1);
});

test('a tool whose script fails says so, and loads when it is asked again', async () => {
  const importPart = vi.fn(async () => () => <p>Drawn</p>);
  importPart.mockRejectedValue(new Error('offline'));
  render(<Toggled part={lazyComponent(importPart, { waits: true })} />);
  await userEvent.click(heading());
  expect(await screen.findByRole('alert')).toHaveTextContent('This tool did not load');

  importPart.mockResolvedValue(() => <p>Drawn</p>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Drawn')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('printing fills a closed tool that is about the loan, and leaves the others', async () => {
  const part = lazyComponent(async () => () => <p>Drawn</p>, { waits: true });
  await part.load();
  const { unmount } = render(<Toggled part={part} same={[ownLoan]} />);
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByText('Drawn')).not.toBeInTheDocument();
  unmount();

  render(<Toggled part={part} />);
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Drawn')).toBeInTheDocument();
});
