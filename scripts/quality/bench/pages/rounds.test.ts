import { describe, expect, it } from 'vitest';
import { mostStolenMs, undisturbed } from './rounds.ts';

/** Loads from which these times are stolen, one after the other. */
function loadsWith(...stolen: number[]) {
  const ahead = stolen.map((stolenMs) => ({ stolenMs }));
  return { ahead, load: async () => ahead.shift() ?? Promise.reject(new Error('One too many.')) };
}

describe('undisturbed', () => {
  it('takes the first load that the host left alone', async () => {
    const { load, ahead } = loadsWith(90, mostStolenMs, 0);
    expect(await undisturbed(load)).toEqual({ stolenMs: mostStolenMs });
    expect(ahead).toHaveLength(1);
  });

  it('takes the least disturbed of three when the host leaves none alone', async () => {
    const { load, ahead } = loadsWith(90, 30, 60, 0);
    expect(await undisturbed(load)).toEqual({ stolenMs: 30 });
    expect(ahead).toHaveLength(1);
  });
});
