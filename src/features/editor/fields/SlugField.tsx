import { useFormContext, useWatch } from 'react-hook-form';
import { redirectId } from '#src/domain/posts/addresses/redirect-id.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { PostInput } from '../post-input.ts';
import { useFormerOwner } from '../use-former-owner.ts';
import { useProposedSlug } from '../use-proposed-slug.ts';
import { FieldNote } from './FieldNote.tsx';

interface SlugFieldProps {
  /** The post's id. */
  post: string;
  /** The slug of a stored post, '' for a new one. */
  stored: string;
  isNew: boolean;
}

/** The slug, which is the last part of the post's URL. */
export function SlugField({ post, stored, isNew }: SlugFieldProps) {
  const { field, change } = useTextField('slug');
  const slug = useWatch<PostInput, 'slug'>({
    control: useFormContext<PostInput>().control,
    name: 'slug',
  });
  useProposedSlug(isNew, change);
  const typed = slug.trim();
  const isOther = typed !== '' && typed !== stored;
  const formerOwner = useFormerOwner(post, isOther ? typed : '');
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
      <FieldNote isAnnounced>{isOther && stored !== '' && oldAddressNote(stored)}</FieldNote>
      <FieldNote isAnnounced>
        {formerOwner !== undefined &&
          `The post “${formerOwner}” had this address before. When you save, links to it lead here instead.`}
      </FieldNote>
    </div>
  );
}

function oldAddressNote(stored: string): string {
  const address = blogPostPath(stored);
  return redirectId(stored) === undefined
    ? `The old address, ${address}, stops working when you save. Links and search results that use it will lead nowhere.`
    : `The old address, ${address}, leads to the new one when you save.`;
}
