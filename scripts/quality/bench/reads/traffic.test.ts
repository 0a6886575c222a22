import { expect, it } from 'vitest';
import { trafficMeter } from './traffic.ts';

it('adds up what passes until nothing comes any more, and begins anew', async () => {
  const meter = trafficMeter();
  meter.countFile(1_000);
  meter.start();
  meter.beginRead();
  meter.beginRead();
  meter.countFile(10);
  const total = meter.total();
  setTimeout(() => {
    meter.endRead({ documents: 2, billed: 3, bytes: 40 });
    // A preflight, or one that came to nothing.
    meter.endRead(undefined);
  }, 1_000);
  const traffic = {
    reads: { documents: 2, billed: 3, bytes: 40 },
    requests: 1,
    files: 1,
    fileBytes: 10,
  };
  expect(await total).toEqual(traffic);
  // What comes later is none of it.
  meter.countFile(1);
  expect(await total).toEqual(traffic);
});
