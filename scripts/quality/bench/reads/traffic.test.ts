import { expect, it } from 'vitest';
import { trafficMeter } from './traffic.ts';

it('adds up the traffic until it stops, and starts again', async () => {
  const meter = trafficMeter();
  meter.countFile(1_000);
  meter.start();
  meter.beginRead();
  meter.beginRead();
  meter.countFile(10);
  const total = meter.total();
  setTimeout(() => {
    meter.endRead({ documents: 2, billed: 3, bytes: 40 });
    // A preflight, or a failed request.
    meter.endRead(undefined);
  }, 1_000);
  const traffic = {
    reads: { documents: 2, billed: 3, bytes: 40 },
    requests: 1,
    files: 1,
    fileBytes: 10,
  };
  expect(await total).toEqual(traffic);
  // Later traffic does not count.
  meter.countFile(1);
  expect(await total).toEqual(traffic);
});
