import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { createSanitizer } from '#src/features/posts/content/sanitizer.ts';
import { type EditedPost, editedPostSchema } from './edited-post.schema.ts';
import type { StoredFields } from './post-fields.ts';
import type { PostInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/** The form for a version of a post; undefined for a new one. */
export function usePostForm(base: StoredFields | undefined) {
  const loaded = useMemo(() => toPostInput(base ?? {}), [base]);
  const resolver = useMemo(
    () =>
      zodResolver<PostInput, unknown, EditedPost>(
        editedPostSchema(createSanitizer(window), loaded),
      ),
    [loaded],
  );
  const form = useForm<PostInput, unknown, EditedPost>({
    defaultValues: loaded,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getValues } = form;

  const subscribeToValues = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  const input = useCallback(() => getValues(), [getValues]);

  return { form, subscribeToValues, input };
}
