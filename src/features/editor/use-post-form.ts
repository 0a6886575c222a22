import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clean } from './content/clean.ts';
import { type EditedPost, editedPostSchema } from './edited-post.schema.ts';
import type { InitialForm } from './initial-form.ts';
import { isSameInput, type PostInput } from './post-input.ts';
import { toPostInput } from './to-post-input.ts';

/** Returns the form and whether it has unsaved changes. */
export function usePostForm({ base, input: initial }: InitialForm) {
  const loaded = useMemo(() => toPostInput(base ?? {}), [base]);
  const resolver = useMemo(
    () => zodResolver<PostInput, unknown, EditedPost>(editedPostSchema(clean, loaded)),
    [loaded],
  );
  const form = useForm<PostInput, unknown, EditedPost>({
    defaultValues: initial,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getValues } = form;
  const [hasChanges, setHasChanges] = useState(() => !isSameInput(initial, loaded));

  const onChange = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  const input = useCallback(() => getValues(), [getValues]);

  useEffect(
    () => onChange(() => setHasChanges(!isSameInput(input(), loaded))),
    [onChange, input, loaded],
  );

  return { form, hasChanges, onChange, input };
}
