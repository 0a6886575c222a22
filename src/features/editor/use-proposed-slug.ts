import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PostInput } from './post-input.ts';
import { slugOf } from './slug-of.ts';

/** Keeps a new post's slug in sync with its title until the writer changes the slug. */
export function useProposedSlug(isNew: boolean, change: (slug: string) => void) {
  const { control, getValues } = useFormContext<PostInput>();
  const title = useWatch({ control, name: 'title' });
  const before = useRef(title);
  useEffect(() => {
    const followed = slugOf(before.current);
    before.current = title;
    const slug = slugOf(title);
    if (isNew && getValues('slug') === followed && slug !== followed) change(slug);
  }, [isNew, title, getValues, change]);
}
