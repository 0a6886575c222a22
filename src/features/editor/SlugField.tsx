import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { redirectId } from '#src/domain/posts/stored-posts.ts';
import { blogPostPath } from '#src/lib/paths.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './PostForm.module.css';
import { titleOfFormerOwner } from './post-editing.service.ts';
import { type PostInput, proposeSlug, slugPattern } from './post-input.ts';

interface SlugFieldProps {
  post: string;
  /** The slug of a stored post, '' for a new one. */
  stored: string;
  isNew: boolean;
}

/** The slug, which is the last part of the post's URL. */
export function SlugField({ post, stored, isNew }: SlugFieldProps) {
  const { field, change } = useTextField('slug');
  const { control } = useFormContext<PostInput>();
  const slug = useWatch({ control, name: 'slug' });
  useProposedSlug(isNew, change);
  const typed = slug.trim();
  const isOther = typed !== '' && typed !== stored;
  const formerOwner = useFormerOwner(post, isOther ? typed : '');
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
      <FieldNote aria-live="polite">
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

/** How long the writer must pause before the slug is looked up. */
const pauseMs = 500;

/** Returns the title of another post that had this slug before, once it is known; undefined if it cannot be read. */
function useFormerOwner(post: string, slug: string): string | undefined {
  const settled = useDebounced(slug, pauseMs);
  const look = useCallback(
    async () => (slugPattern.test(settled) ? titleOfFormerOwner(settled, post) : undefined),
    [settled, post],
  );
  // Without an answer, the save does the same, and the failure is logged.
  const found = useResource(look);
  return slug === settled && found.status === 'loaded' ? found.value : undefined;
}

/** A note under a field about its value. */
export function FieldNote({ children, ...announced }: ComponentProps<'div'>) {
  return <div {...announced}>{children && <p className={styles.fieldNote}>{children}</p>}</div>;
}
