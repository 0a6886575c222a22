import { type DocumentData, doc, type Transaction } from 'firebase/firestore/lite';
import { keepRateChange } from '#src/data/admin/site/rate-changes.service.ts';
import { inTransaction } from '#src/data/firebase/auth.ts';
import { firestore } from '#src/data/firebase/firestore.ts';
import { answerTimeoutMs, write } from '#src/data/firebase/request.ts';
import { toRates } from '#src/data/site/rate-terms.ts';
import { invalidateValues } from '#src/data/state/visit.ts';
import { changeFields, type SavedFields } from '#src/lib/hooks/use-field-save.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import { profilePath, ratesPath } from '#src/model/site/collections.ts';
import { type Profile, toProfile } from '#src/model/site/profile.schema.ts';

/**
 * Saves the displayed rates that have changed, or nothing if somebody else has changed one of them, too. The same
 * commit keeps what they were.
 */
export function saveRates(by: string, seen: Rates, mine: Rates): Promise<SavedFields<Rates>> {
  const rates = {
    what: 'the rates',
    path: ratesPath,
    parse: toRates,
    record: (transaction: Transaction, before: DocumentData | null, to: Rates) =>
      keepRateChange(transaction, by, before, to),
  };
  return saveFields(rates, seen, mine);
}

/** Saves the site's details that have changed, or nothing if somebody else has changed one of them, too. */
export async function saveProfile(seen: Profile, mine: Profile): Promise<SavedFields<Profile>> {
  const saved = await saveFields(
    { what: "the site's details", path: profilePath, parse: toProfile },
    seen,
    mine,
  );
  invalidateValues('profile');
  return saved;
}

interface FieldsDocument<Fields> {
  /** Describes the write, for the log, without content. */
  what: string;
  path: string;
  /** Returns undefined for a malformed document, which the form's values replace. */
  parse: (data: DocumentData) => Fields | undefined;
  /** Adds a record of the change to its commit; `before` is null if nothing was stored. */
  record?: (transaction: Transaction, before: DocumentData | null, after: Fields) => void;
}

/** Saves the fields of a document that a form has changed. Saves nothing if somebody else has changed one of them, too. */
function saveFields<Fields extends DocumentData>(
  { what, path, parse, record }: FieldsDocument<Fields>,
  seen: Fields,
  mine: Fields,
): Promise<SavedFields<Fields>> {
  const deadline = Date.now() + answerTimeoutMs;
  return write(what, () =>
    inTransaction(async (transaction) => {
      // The SDK retries on its own. A save that timed out must not be stored later.
      if (Date.now() > deadline) throw new Error('The save has timed out.');
      const reference = doc(firestore(), path);
      const snapshot = await transaction.get(reference);
      const before = snapshot.exists() ? snapshot.data() : null;
      const saved = changeFields(seen, mine, (before && parse(before)) || seen);
      if (saved.contested.length > 0) return saved;
      transaction.set(reference, saved.stored);
      record?.(transaction, before, saved.stored);
      return saved;
    }),
  );
}
