import fc from 'fast-check';
import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { storableInput } from '#src/features/admin/editor/drafts/server-draft.ts';
import { usStates } from '#src/lib/format/us-states.ts';
import { emptyPost, type PostInput, postLimits } from '#src/model/post-changes/post-input.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import { expectAgreementForAdmin, runs, seed } from './agreement.ts';
import { rulesDatabase, signedInEmail } from './rules-database.ts';

const database = rulesDatabase();

type Text = keyof typeof postLimits;

/** Of a text as typed; keywords have room for spaces and for words that are repeated. */
const limitOf = (field: Text) =>
  field === 'keywords' ? 2 * postLimits.keywords.length : postLimits[field].max;
const texts = Object.keys(postLimits) as Text[];

/** Returns a text around a limit, of characters that databases and browsers count differently. */
const textAround = (max: number) =>
  fc
    .tuple(fc.constantFrom('x', 'é', '😀', '\n', '\ud83d'), fc.constantFrom(-1, 0, 1, 1, 1))
    .map(([character, more]) => character.repeat(max + more));

const draftInput = fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 2 }).chain((fields) =>
  fc.record<PostInput>({
    ...Object.fromEntries(
      Object.entries(emptyPost).map(([field, value]) => [field, fc.constant(value)]),
    ),
    ...Object.fromEntries(fields.map((field) => [field, textAround(limitOf(field))])),
    state: fc.constantFrom('', ...usStates),
    category: fc.constantFrom('', ...postCategories),
  } as { [Field in keyof PostInput]: fc.Arbitrary<string> }),
);

test('the rules let a draft hold what a post may, as typed', async () => {
  const cases = fc.sample(draftInput, { numRuns: runs, seed }).map((input) => ({
    input,
    accepted: texts.every((field) => [...storableInput(input)[field]].length <= limitOf(field)),
    document: { ...storableInput(input), base: null, by: signedInEmail, at: serverTimestamp() },
  }));
  await expectAgreementForAdmin(database, 'postDrafts', cases);
});
