import { describe, expect, it } from 'vitest';
import { mostStolenMs, stolenIn, undisturbed } from './lighthouse.ts';

describe('stolen time', () => {
  it('is the eighth number of the line for all processors', () => {
    const stat =
      'cpu  5107854 177530 1316647 5154455 67472 0 17578 15584 0 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n';
    expect(stolenIn(stat)).toBe(155_840);
  });

  it('is 0 where the system does not report it', () => {
    expect(stolenIn('cpu  5107854 177530 1316647\n')).toBe(0);
  });
});

/** A series of loads with these stolen times. */
function loadsWith(...stolen: number[]) {
  const ahead = stolen.map((stolenMs) => ({ stolenMs }));
  return { ahead, load: async () => ahead.shift() ?? Promise.reject(new Error('One too many.')) };
}

describe('undisturbed', () => {
  it('returns the first undisturbed load', async () => {
    const { load, ahead } = loadsWith(90, mostStolenMs, 0);
    expect(await undisturbed(load)).toEqual({ stolenMs: mostStolenMs });
    expect(ahead).toHaveLength(1);
  });

  it('returns the least disturbed of three loads if all are disturbed', async () => {
    const { load, ahead } = loadsWith(90, 30, 60, 0);
    expect(await undisturbed(load)).toEqual({ stolenMs: 30 });
    expect(ahead).toHaveLength(1);
  });
});
