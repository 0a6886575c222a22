import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CleanUp } from './CleanUp.tsx';

const find = vi.fn(async (_onRead: (count: number) => void, _signal: AbortSignal) => 28);
const step = vi.fn(async (found: number, done: number) => Math.min(10, found - done));
const onChanged = vi.fn();

type Props = Partial<React.ComponentProps<typeof CleanUp<number>>>;

const panel = (props: Props) => (
  <CleanUp
    id="stones"
    title="Old stones"
    line="28 stones are old."
    lookLabel="Look"
    find={find}
    noneText="No stone is old."
    count={(found) => found}
    show={() => <p>Granite</p>}
    countText={(found) => `${found} stones`}
    actLabel={(stones) => `Polish ${stones}`}
    step={step}
    doneText="Every stone shines."
    onChanged={onChanged}
    {...props}
  />
);
const open = (props: Props = {}) => render(panel(props));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 2 });

test('is not there while there is nothing to do', () => {
  open({ line: '' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows what was found, does it in steps, and can be used again as long as there is more', async () => {
  const { rerender } = open();
  await press('Look');
  expect(await screen.findByText('Found: 28 stones.')).toBeInTheDocument();
  expect(screen.getByText('Granite')).toBeVisible();
  expect(step).not.toHaveBeenCalled();

  await press('Polish 28 stones');
  expect(await screen.findByText('Every stone shines.')).toBeVisible();
  expect(step.mock.calls).toEqual([0, 10, 20, 28].map((done) => [28, done]));
  expect(onChanged).toHaveBeenCalledOnce();
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Look' })).toBeVisible();

  rerender(panel({ line: '' }));
  expect(screen.getByText('Every stone shines.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says when there is nothing after all, and when that could not be read', async () => {
  find.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(0);
  open();
  await press('Look');
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be read.');
  await press('Look');
  expect(await screen.findByText('No stone is old.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows how much was read, and stops reading and working on unmount', async () => {
  const found = Promise.withResolvers<number>();
  find.mockImplementationOnce((onRead) => {
    onRead(1_200);
    return found.promise;
  });
  const first = open();
  await press('Look');
  expect(await screen.findByText('Read so far: 1,200')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Looking…' })).toBeDisabled();
  expect(heading()).toHaveFocus();
  first.unmount();
  expect(find.mock.calls[0]?.[1].aborted).toBe(true);

  const work = Promise.withResolvers<number>();
  step.mockReturnValueOnce(work.promise);
  const second = open();
  await press('Look');
  await press('Polish 28 stones');
  second.unmount();
  work.resolve(10);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(step).toHaveBeenCalledOnce();
});

test('shows its progress, says how far it came before a failure, and goes on with the rest', async () => {
  const second = Promise.withResolvers<number>();
  step.mockResolvedValueOnce(10).mockReturnValueOnce(second.promise);
  open();
  await press('Look');
  await press('Polish 28 stones');
  const bar = await screen.findByRole('progressbar', { name: 'Saving…' });
  expect(await screen.findByText('10 of 28 done')).toBeVisible();
  expect(bar).toHaveAttribute('value', '10');
  expect(screen.queryByRole('button')).toBeNull();

  second.reject(new Error('away'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not all of it was done.10 of 28 are done, and nothing is half done.',
  );
  await press('Go on');
  expect(await screen.findByText('Every stone shines.')).toBeVisible();
  expect(step.mock.calls.map(([, done]) => done)).toEqual([0, 10, 10, 20, 28]);
});
