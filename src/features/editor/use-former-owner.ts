import { useEffect, useState } from 'react';
import { slugPattern } from './edited-post.limits.ts';
import { titleOfFormerOwner } from './post-editing.service.ts';

/** How long the writer must pause before the slug is looked up. */
const pauseMs = 500;

/**
 * Returns the title of another post that had this slug before, as soon as it is known; undefined if none
 * had, or if it cannot be read.
 *
 * @param post the id of the post that the slug is for
 * @param slug '' looks nothing up
 */
export function useFormerOwner(post: string, slug: string): string | undefined {
  const [found, setFound] = useState<{ slug: string; title: string | undefined }>();

  useEffect(() => {
    if (!slugPattern.test(slug)) return;
    let wanted = true;
    const pause = setTimeout(async () => {
      try {
        const title = await titleOfFormerOwner(slug, post);
        if (wanted) setFound({ slug, title });
      } catch {
        // The failure is logged, and the save does the same with or without the note.
      }
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(pause);
    };
  }, [post, slug]);

  return found?.slug === slug ? found.title : undefined;
}
