import { describe, expect, it } from 'vitest';
import { mostStolenMs, undisturbed } from './rounds.ts';

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
