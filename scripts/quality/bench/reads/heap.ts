import type { CDPSession } from '@playwright/test';

/** Returns a page's memory after garbage collection: the JavaScript heap and its buffers, in bytes. */
export async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}
