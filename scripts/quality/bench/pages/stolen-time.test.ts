import { describe, expect, it } from 'vitest';
import { stolenBetween, stolenIn } from './stolen-time.ts';

describe('stolen time', () => {
  it('is the eighth number of the line for all processors', () => {
    const stat =
      'cpu  5107854 177530 1316647 5154455 67472 0 17578 15584 0 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n';
    expect(stolenIn(stat)).toBe(155_840);
  });

  it('is 0 where the system does not report it', () => {
    expect(stolenIn('cpu  5107854 177530 1316647\n')).toBe(0);
  });

  it('between two times is taken from the samples around them', () => {
    const looks = [
      { at: 0, stolen: 10 },
      { at: 20, stolen: 20 },
      { at: 40, stolen: 50 },
      { at: 60, stolen: 90 },
      { at: 80, stolen: 90 },
    ];
    expect(stolenBetween(looks, 25, 35)).toBe(30);
    expect(stolenBetween(looks, 20, 40)).toBe(30);
    expect(stolenBetween(looks, 50, 70)).toBe(40);
    expect(stolenBetween(looks, 70, 200)).toBe(0);
    expect(stolenBetween([], 0, 1)).toBe(0);
  });
});
