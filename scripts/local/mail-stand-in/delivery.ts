import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';

/** State of a delivery, as the extension's documentation names it. */
type DeliveryState = 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR';

const leaseMs = 60_000;

/** The update of a document of the mail collection, and whether its mail is sent then. */
export interface Step {
  update: DocumentData;
  send: boolean;
}

/**
 * Returns the extension's next step with a mail: marks it as pending, leases it, or gives it up after
 * the lease has expired.
 *
 * @returns undefined if there is nothing to do
 */
export function nextStep(data: DocumentData, now: number): Step | undefined {
  if (typeof data.message !== 'object' && !data.template) return undefined;
  if (!data.delivery) {
    const delivery = { startTime: Timestamp.fromMillis(now), attempts: 0, error: null };
    return { update: { delivery: { ...delivery, state: 'PENDING' } }, send: false };
  }
  const state: DeliveryState = data.delivery.state;
  if (state === 'PENDING' || state === 'RETRY') {
    return {
      update: {
        'delivery.state': 'PROCESSING',
        'delivery.leaseExpireTime': Timestamp.fromMillis(now + leaseMs),
      },
      send: true,
    };
  }
  if (state === 'PROCESSING' && data.delivery.leaseExpireTime.toMillis() < now) {
    const error = 'Message processing lease expired.';
    return { update: { 'delivery.state': 'ERROR', 'delivery.error': error }, send: false };
  }
  return undefined;
}

/** Returns what the extension writes after a mail was sent, or after it failed. */
export function outcome(sent: { accepted: string[]; messageId: string } | Error): DocumentData {
  const ended = {
    'delivery.attempts': FieldValue.increment(1),
    'delivery.endTime': FieldValue.serverTimestamp(),
    'delivery.leaseExpireTime': null,
  };
  if (sent instanceof Error) {
    return { ...ended, 'delivery.state': 'ERROR', 'delivery.error': String(sent) };
  }
  const info = { ...sent, rejected: [], pending: [], response: '250 Accepted' };
  return {
    ...ended,
    'delivery.state': 'SUCCESS',
    'delivery.error': null,
    'delivery.info': info,
  };
}
