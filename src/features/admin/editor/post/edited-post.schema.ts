import type { PostFields } from '#src/data/admin/posts/post-versions.ts';
import {
  countMissingFormulas,
  findMissingPictures,
} from '#src/features/admin/editor/content/content-editor.ts';
import { usStates } from '#src/lib/format/us-states.ts';
import { boundedLine, boundedText, choice } from '#src/lib/input/answers.schema.ts';
import { tidyLine, tidyText, wellFormed } from '#src/lib/input/text.ts';
import { imageAddressPattern, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { z } from '#src/lib/loading/zod.ts';
import {
  type EditedPost,
  type PostInput,
  parseKeywords,
  postLimits,
  slugPattern,
} from '#src/model/post-changes/post-input.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import { htmlText, type StoredHtml } from '#src/model/posts/html-text.ts';

const toOption = <Value extends string>(value: Value) => ({ value, label: value });
export const stateOptions = usStates.map(toOption);
export const categoryOptions = postCategories.map(toOption);

/** Values that an older post may keep although a new post could not have them. */
type KeptAsIs = Pick<PostInput, 'slug' | 'image' | 'content'>;

type CleanHtml = (html: string) => StoredHtml;

const nothingKept: KeptAsIs = { slug: '', image: '', content: '' };

/**
 * Returns the schema that parses the editor's values as typed into the stored values.
 *
 * @param clean the sanitizer for the content
 * @param kept a nonstandard slug or image of the loaded post, and its content, which is stored as it
 *   is unless it was edited
 */
export function editedPostSchema(clean: CleanHtml, kept: KeptAsIs = nothingKept) {
  return z.object({
    title: boundedLine(postLimits.title, 'Enter a title.'),
    slug: z.pipe(
      tidied((slug) => (slug === kept.slug ? slug : tidyText(slug))),
      z.string().check(
        z.minLength(postLimits.slug.min, 'Enter a slug, like fha-loans-texas.'),
        z.maxLength(postLimits.slug.max, atMost(postLimits.slug.max)),
        z.refine((slug) => slug === '' || slug === kept.slug || slugPattern.test(slug), {
          error:
            'Use lowercase letters and digits, with single hyphens between them, like fha-loans-texas.',
        }),
      ),
    ),
    state: choice(stateOptions, 'Choose a state.'),
    category: choice(categoryOptions, 'Choose a category.'),
    description: boundedText(postLimits.description, 'Enter a description.'),
    content: z.pipe(
      tidied((html) => {
        const saved = savedContent(html, clean);
        return html === kept.content && saved !== '' ? (html as StoredHtml) : saved;
      }),
      z.custom<StoredHtml>().check(
        z.minLength(postLimits.content.min, 'Write the content of the post.'),
        z.maxLength(
          postLimits.content.max,
          `The content is too long. Use at most ${postLimits.content.max.toLocaleString('en-US')} characters, including formatting.`,
        ),
        z.refine((html) => findMissingPictures(html).length === 0, {
          error: ({ input }) => missingPictures(findMissingPictures(String(input))),
        }),
        z.refine((html) => countMissingFormulas(html) === 0, {
          error:
            'A formula is missing. Write it in words at its marked place, or add a picture of it.',
        }),
      ),
    ),
    author: boundedLine(postLimits.author, ''),
    image: z.pipe(
      tidied((image) => storedImage(image, kept)),
      z.string().check(
        z.maxLength(postLimits.image.max, atMost(postLimits.image.max)),
        z.refine(
          (image) => image === '' || image === kept.image || imageAddressPattern.test(image),
          {
            error:
              'Enter an address that begins with https://, or a path on this site that begins with /.',
          },
        ),
      ),
    ),
    keywords: z.pipe(
      tidied(parseKeywords),
      z.array(z.string()).check(
        z.maxLength(
          postLimits.keywords.count,
          `Use at most ${postLimits.keywords.count} keywords.`,
        ),
        z.refine(
          // The rules count them in UTF-16 units, with one separator between two words.
          (words) => words.join(',').length <= postLimits.keywords.length,
          {
            error: `Use at most ${postLimits.keywords.length.toLocaleString('en-US')} characters for all keywords combined.`,
          },
        ),
      ),
    ),
  });
}

const tidied = <Value>(tidy: (typed: string) => Value) => z.pipe(z.string(), z.transform(tidy));

function missingPictures(names: readonly string[]): string {
  const which = new Intl.ListFormat('en-US').format(names.map((name) => `“${name}”`));
  return names.length === 1
    ? `A picture is missing: ${which}. Choose it, or delete its place.`
    : `${names.length} pictures are missing: ${which}. Choose them, or delete their places.`;
}

/** Returns the stored form of a typed image address; a nonstandard one of the loaded post stays as it is. */
export function storedImage(typed: string, kept: Pick<KeptAsIs, 'image'> = nothingKept): string {
  return tidyLine(typed) === tidyLine(kept.image) ? kept.image : tidyImageAddress(typed);
}

/** Returns the content to save, which is sanitized HTML. @returns '' for content without visible text or a picture */
export function savedContent(html: string, clean: CleanHtml): StoredHtml {
  const cleaned = clean(wellFormed(html)).trim();
  const showsWords = htmlText(cleaned).trim() !== '';
  return (showsWords || /<img\s/i.test(cleaned) ? cleaned : '') as StoredHtml;
}

/** Returns the fields to store for an edited post. */
export function toPostFields({ state, ...post }: EditedPost): PostFields {
  return { ...post, states: [state] };
}

function atMost(characters: number): string {
  return `Use at most ${characters.toLocaleString('en-US')} characters.`;
}
