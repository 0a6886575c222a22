import { useRef } from 'react';
import { ContentField } from './ContentField.tsx';
import { PostCheck } from './check/PostCheck.tsx';
import type { ContentEditorHandle } from './content/content-editor.types.ts';
import { AuthorField } from './fields/AuthorField.tsx';
import { DescriptionField } from './fields/DescriptionField.tsx';
import { ImageField } from './fields/ImageField.tsx';
import { KeywordsField } from './fields/KeywordsField.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';
import { SlugField } from './fields/SlugField.tsx';
import { TitleField } from './fields/TitleField.tsx';
import { categoryHint, stateHint } from './older-post-hints.ts';
import type { StoredFields } from './post-fields.ts';
import { SharePreview } from './share-preview/SharePreview.tsx';
import { toPostInput } from './to-post-input.ts';

interface PostFormFieldsProps {
  /** The post's id, which a new one has too. */
  id: string;
  /** The version that the form edits; undefined for a new post. */
  base: StoredFields | undefined;
}

/** The fields of a post, with previews and a check of it. */
export function PostFormFields({ id, base }: PostFormFieldsProps) {
  const content = useRef<ContentEditorHandle>(null);
  return (
    <>
      <TitleField />
      <SlugField post={id} stored={toPostInput(base ?? {}).slug} isNew={base === undefined} />
      <PlaceFields stateHint={base && stateHint(base)} categoryHint={base && categoryHint(base)} />
      <DescriptionField />
      <ContentField ref={content} />
      <AuthorField />
      <ImageField />
      <KeywordsField />
      <SharePreview />
      <PostCheck onShow={(place) => content.current?.show(place)} />
    </>
  );
}
