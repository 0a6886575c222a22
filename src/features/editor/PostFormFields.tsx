import { ContentField } from './ContentField.tsx';
import { AuthorField } from './fields/AuthorField.tsx';
import { DescriptionField } from './fields/DescriptionField.tsx';
import { ImageField } from './fields/ImageField.tsx';
import { KeywordsField } from './fields/KeywordsField.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';
import { SlugField } from './fields/SlugField.tsx';
import { TitleField } from './fields/TitleField.tsx';
import { categoryHint, stateHint } from './older-post-hints.ts';
import type { StoredFields } from './post-fields.ts';
import { toPostInput } from './to-post-input.ts';

/**
 * The fields of a post.
 *
 * @param base the version that the form edits; undefined for a new post
 */
export function PostFormFields({ base }: { base: StoredFields | undefined }) {
  return (
    <>
      <TitleField />
      <SlugField stored={toPostInput(base ?? {}).slug} isNew={base === undefined} />
      <PlaceFields stateHint={base && stateHint(base)} categoryHint={base && categoryHint(base)} />
      <DescriptionField />
      <ContentField />
      <AuthorField />
      <ImageField />
      <KeywordsField />
    </>
  );
}
