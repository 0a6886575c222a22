import fc from 'fast-check';
import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import {
  type EditedPost,
  editedPostSchema,
  savedContent,
  storedImage,
} from '#src/features/editor/edited-post.schema.ts';
import { type PostInput, parseKeywords } from '#src/features/editor/post-input.ts';
import { toPostFields } from '#src/features/editor/post-versions.ts';
import { tidyLine, tidyText } from '#src/lib/input/text.ts';
import { expectAgreementForAdmin, runs, seed, withNaughtyStrings } from './agreement.ts';
import { postInput } from './post-input.arbitrary.ts';
import { rulesDatabase } from './rules-database.ts';
import { withScripted } from './scripted-cases.ts';

const database = rulesDatabase();
/** Treats HTML as clean. The sanitizer has its own tests. */
const clean = (html: string) => html;
const schema = editedPostSchema(clean);
const storedAs = (field: string) => (field === 'state' ? 'states' : field);
const accepts = (input: PostInput) => schema.safeParse(input).success;
const typed = ['title', 'slug', 'description', 'content', 'author', 'image', 'keywords'];

test('schema and rules agree on what a new post is', async () => {
  const drawn = fc.sample(postInput, { numRuns: runs, seed });
  const cases = withNaughtyStrings(drawn, accepts, typed).map((input) => ({
    input,
    accepted: accepts(input),
    document: {
      ...toPostFields(asStored(input)),
      datePublished: serverTimestamp(),
      dateUpdated: serverTimestamp(),
    },
  }));
  await expectAgreementForAdmin(
    database,
    'mortgageBlogPosts',
    withScripted(cases, schema.shape, ['title', 'slug', 'author', 'image'], { storedAs }),
  );
});

/** Returns the values that the form would store if its schema had refused none of them. */
function asStored({ state, category, content, keywords, ...texts }: PostInput): EditedPost {
  const { title, slug, description, author, image } = texts;
  return {
    title: tidyLine(title),
    slug: tidyText(slug),
    description: tidyText(description),
    author: tidyLine(author),
    image: storedImage(image),
    content: savedContent(content, clean),
    keywords: parseKeywords(keywords),
    // A choice is not typed, so nothing tidies it.
    state: state as EditedPost['state'],
    category: category as EditedPost['category'],
  };
}
