import { describe, expect, it } from 'vitest';
import { loadService } from './lazy-value.ts';

describe('loadService', () => {
  it('runs other tasks before the service is used', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another task'));
    await loadService(async () => ({}));
    order.push('the service');
    expect(order).toEqual(['another task', 'the service']);
  });

  it('fails with the error of the import', async () => {
    const failure = new Error('The script did not arrive.');
    await expect(loadService(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
