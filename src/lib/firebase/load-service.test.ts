import { describe, expect, it } from 'vitest';
import { loadService } from './load-service.ts';

describe('loading a service', () => {
  it('lets the page answer before the service is used', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('another task'));
    await loadService(async () => ({}));
    order.push('the service');
    expect(order).toEqual(['another task', 'the service']);
  });

  it('fails as its import does', async () => {
    const failure = new Error('The script did not arrive.');
    await expect(loadService(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
