import {
  collection,
  type DocumentData,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { ownersFirestore, read } from '#src/data/firebase/request.ts';
import { toRates } from '#src/data/site/rate-terms.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import { collections } from '#src/model/site/collections.ts';

/** A change of the displayed rates. */
export interface RateChange {
  id: string;
  /** ISO time. */
  at: string;
  /** The admin's email address. */
  by: string;
  /** Undefined if there were none, or none that can be read. */
  from: Rates | undefined;
  to: Rates;
}

/** How many of the last changes are shown. */
const changesShown = 5;

/**
 * For how long a change is kept: what was advertised must be on record for 24 months (12 CFR 1014.5).
 * `firestore.rules` repeats it.
 */
const keptDays = 731;
const dayMs = 86_400_000;

/** Adds the record of a change to the commit that saves the rates. What was saved again unchanged is none. */
export function keepRateChange(
  transaction: Transaction,
  by: string,
  before: DocumentData | null,
  to: Rates,
): void {
  const fields = Object.keys(to) as (keyof Rates)[];
  if (before && fields.every((field) => before[field] === to[field])) return;
  transaction.set(doc(collection(firestore(), collections.rateChanges)), {
    by,
    at: serverTimestamp(),
    from: before,
    to,
    expiresAt: Timestamp.fromMillis(siteTime().getTime() + keptDays * dayMs),
  });
}

/** Returns the last changes of the displayed rates, newest first. @throws ReadError */
export async function listRateChanges(): Promise<RateChange[]> {
  const changes = collection(ownersFirestore(), collections.rateChanges);
  const { docs } = await read('the changes of the rates', () =>
    getDocs(query(changes, orderBy('at', 'desc'), limit(changesShown))),
  );
  return docs.flatMap((change) => {
    const { at, by, from, to } = change.data();
    const rates = toRates(to);
    if (!rates) return [];
    return {
      id: change.id,
      at: toIsoDate(at),
      by,
      from: from ? toRates(from) : undefined,
      to: rates,
    };
  });
}
