import fc from 'fast-check';
import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import {
  draftLimits,
  findDraftProblem,
  storableInput,
} from '#src/features/editor/drafts/server-draft.ts';
import { emptyPost, type PostInput } from '#src/features/editor/post-input.ts';
import { usStates } from '#src/lib/us-states.ts';
import { expectAgreementForAdmin, runs, seed } from './agreement.ts';
import { rulesDatabase, signedInEmail } from './rules-database.ts';

const database = rulesDatabase();

type Text = keyof typeof draftLimits;

/** Returns a text around a limit, of characters that databases and browsers count differently. */
const textAround = (max: number) =>
  fc
    .tuple(fc.constantFrom('x', 'é', '😀', '\n', '\ud83d'), fc.constantFrom(-1, 0, 1, 1, 1))
    .map(([character, more]) => character.repeat(max + more));

const draftInput = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(draftLimits) as Text[])), { maxLength: 2 })
  .chain((fields) =>
    fc.record<PostInput>({
      ...Object.fromEntries(
        Object.entries(emptyPost).map(([field, value]) => [field, fc.constant(value)]),
      ),
      ...Object.fromEntries(fields.map((field) => [field, textAround(draftLimits[field])])),
      state: fc.constantFrom('', ...usStates),
      category: fc.constantFrom('', ...postCategories),
    } as { [Field in keyof PostInput]: fc.Arbitrary<string> }),
  );

test('the form and the rules agree on what a draft may hold', async () => {
  const cases = fc.sample(draftInput, { numRuns: runs, seed }).map((input) => ({
    input,
    accepted: findDraftProblem(storableInput(input)) === undefined,
    document: { ...storableInput(input), base: null, by: signedInEmail, at: serverTimestamp() },
  }));
  await expectAgreementForAdmin(database, 'postDrafts', cases);
});
