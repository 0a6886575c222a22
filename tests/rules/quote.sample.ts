import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { rewriteWindowMs } from '#src/domain/leads/submission/bot-check.contract.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns a time in days from now, by the current clock. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs);

/**
 * How many minutes from its own time a stored lead, consent record or request may arrive again unchanged, and
 * may not any more.
 */
export const minutesOfRewrite = {
  allowed: [-rewriteWindowMs / minuteMs + 1, rewriteWindowMs / minuteMs - 1],
  denied: [-rewriteWindowMs / minuteMs - 1, rewriteWindowMs / minuteMs + 1, -2_000],
};

/** Returns the ISO time in minutes from now, by the current clock. */
export const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * minuteMs).toISOString();

/** 43 characters of base64url, like a SHA-256. */
export const leadId = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';

/** Returns a quote as a browser sends it. `fullName` follows the names unless it is given too. */
export function sampleQuote(changes: DocumentData = {}): DocumentData {
  const quote = {
    ...quoteDocument(
      {
        firstName: 'Núria',
        lastName: "O'Brien",
        email: 'nuria@example.com',
        phone: '(555) 123-4567',
        address: '120 Maple Street',
        zipCode: '02139-4307',
        income: 96_000,
        creditScore: '740-799',
        loanType: 'fha',
        homePrice: 450_000.5,
        downPayment: '3.5%',
        timeline: '3-6months',
        contactConsent: true,
      },
      { score: 0.9, verifiedAt: new Date().toISOString() },
    ),
    createdAt: serverTimestamp(),
    ...changes,
  };
  return { ...quote, fullName: `${quote.firstName} ${quote.lastName}`, ...changes };
}

/** Returns the verifier's receipt for a quote, ten minutes before it expires. */
export function sampleReceipt(changes: DocumentData = {}): DocumentData {
  return {
    action: 'submit',
    score: 0.9,
    verifiedAt: Timestamp.now(),
    expiresAt: Timestamp.fromMillis(Date.now() + 10 * minuteMs),
    ...changes,
  };
}
