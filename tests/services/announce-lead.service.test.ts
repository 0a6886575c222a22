import { afterEach, expect, it, vi } from 'vitest';
import { mailKeptMs } from '#src/domain/leads/lead-documents.ts';
import { announceLead } from '#src/domain/leads/submission/submission.service.ts';
import { leadId, sampleReceipt } from '#tests/rules/leads.sample.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/env.ts', async () => {
  const { serviceEnv } = await import('./service-env.ts');
  return { env: serviceEnv() };
});

const database = rulesDatabase();
afterEach(() => void vi.useRealTimers());

it.each([-2, 2])(
  'requests the mail about a lead on a device %i days off, without the site’s clock',
  async (days) => {
    await database.store(`contacts/${leadId}`, { text: 'a message' });
    await database.store(`botReceipts/${leadId}`, sampleReceipt());
    const now = Date.now();
    vi.useFakeTimers({ now: now + days * 24 * 60 * 60_000, toFake: ['Date'] });

    await announceLead('contacts', leadId);

    const mail = await database.by('owner').get(`mail/${leadId}`);
    expect(Math.abs(mail.get('expiresAt')?.toMillis() - mailKeptMs - now)).toBeLessThan(60_000);
  },
);
