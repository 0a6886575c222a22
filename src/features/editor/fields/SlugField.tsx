import { useFormContext, useWatch } from 'react-hook-form';
import { blogPostPath } from '#src/lib/paths.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { PostInput } from '../post-input.ts';
import { useProposedSlug } from '../use-proposed-slug.ts';
import { FieldNote } from './FieldNote.tsx';

/**
 * The slug, which is the last part of the post's URL.
 *
 * @param stored the slug of a stored post, '' for a new one
 */
export function SlugField({ stored, isNew }: { stored: string; isNew: boolean }) {
  const { field, change } = useTextField('slug');
  const slug = useWatch<PostInput, 'slug'>({
    control: useFormContext<PostInput>().control,
    name: 'slug',
  });
  useProposedSlug(isNew, change);
  const typed = slug.trim();
  const breaksAddress = stored !== '' && typed !== '' && typed !== stored;
  return (
    <div>
      <TextField
        {...field}
        label="Slug"
        hint={`The end of the post's address${typed ? `: ${blogPostPath(typed)}` : ''}`}
        placeholder="fha-loans-texas"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FieldNote isAnnounced>
        {breaksAddress &&
          `The old address, ${blogPostPath(stored)}, stops working when you save. Links and search results that use it will lead nowhere.`}
      </FieldNote>
    </div>
  );
}
