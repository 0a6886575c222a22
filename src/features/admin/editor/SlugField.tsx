import { type ComponentProps, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { type PostInput, proposeSlug } from '#src/model/post-changes/post-input.ts';
import { redirectId } from '#src/model/posts/stored-posts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import styles from './post/PostForm.module.css';

interface SlugFieldProps {
  /** The slug of a stored post, '' for a new one. */
  stored: string;
  isNew: boolean;
}

/** The slug, which is the last part of the post's URL. */
export function SlugField({ stored, isNew }: SlugFieldProps) {
  const { field, change } = useTextField('slug');
  const { control } = useFormContext<PostInput>();
  const slug = useWatch({ control, name: 'slug' });
  useProposedSlug(isNew, change);
  const typed = slug.trim();
  const isOther = typed !== '' && typed !== stored;
  return (
    <div>
      <TextField
        {...field}
        label="Slug"
        hint={`The end of the post’s address${typed ? `: ${blogPostPath(typed)}` : ''}`}
        placeholder="fha-loans-texas"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FieldNote aria-live="polite">{isOther && stored !== '' && oldAddressNote(stored)}</FieldNote>
    </div>
  );
}

function oldAddressNote(stored: string): string {
  const address = blogPostPath(stored);
  return redirectId(stored) === undefined
    ? `The old address, ${address}, stops working when you save. Links and search results that use it will lead nowhere.`
    : `The old address, ${address}, leads to the new one when you save.`;
}

/** Keeps a new post's slug in sync with its title until the writer changes the slug. */
function useProposedSlug(isNew: boolean, change: (slug: string) => void) {
  const { control, getValues } = useFormContext<PostInput>();
  const title = useWatch({ control, name: 'title' });
  const before = useRef(title);
  useEffect(() => {
    const followed = proposeSlug(before.current);
    before.current = title;
    const slug = proposeSlug(title);
    if (isNew && getValues('slug') === followed && slug !== followed) change(slug);
  }, [isNew, title, getValues, change]);
}

/** A note under a field about its value. */
export function FieldNote({ children, ...announced }: ComponentProps<'div'>) {
  return <div {...announced}>{children && <p className={styles.fieldNote}>{children}</p>}</div>;
}
