import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { nextStep } from './mail-stand-in.ts';

const now = Date.parse('2026-11-21T09:30:00Z');
const template = { name: 'new-lead' };

function processing(leaseEnds: number) {
  const leaseExpireTime = Timestamp.fromMillis(leaseEnds);
  return { template, delivery: { state: 'PROCESSING', leaseExpireTime } };
}

describe('nextStep', () => {
  it('marks a new mail as pending', () => {
    expect(nextStep({ template }, now)).toEqual({
      update: {
        delivery: {
          startTime: Timestamp.fromMillis(now),
          state: 'PENDING',
          attempts: 0,
          error: null,
        },
      },
      send: false,
    });
  });

  it.each(['PENDING', 'RETRY'])('leases a mail in the state %s for a minute', (state) => {
    expect(nextStep({ template, delivery: { state } }, now)).toEqual({
      update: {
        'delivery.state': 'PROCESSING',
        'delivery.leaseExpireTime': Timestamp.fromMillis(now + 60_000),
      },
      send: true,
    });
  });

  it('gives up a mail whose lease has expired', () => {
    expect(nextStep(processing(now - 1), now)).toEqual({
      update: {
        'delivery.state': 'ERROR',
        'delivery.error': 'Message processing lease expired.',
      },
      send: false,
    });
  });

  it.each([
    ['is being sent', processing(now)],
    ['was sent', { template, delivery: { state: 'SUCCESS' } }],
    ['failed', { template, delivery: { state: 'ERROR' } }],
    ['says nothing', { toUids: ['owner'] }],
    ['says nothing that can be sent', { message: 'Hello' }],
  ])('skips a mail that %s', (_, data) => {
    expect(nextStep(data, now)).toBeUndefined();
  });
});
