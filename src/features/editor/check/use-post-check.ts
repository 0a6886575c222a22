import { useEffect, useMemo, useState } from 'react';
import { articleContent } from '#src/domain/posts/content/browser-content.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { checkContent, type Finding } from './findings.ts';
import { slugsWithoutPost } from './linked-posts.service.ts';

/** A check costs work and reads, so it waits until the writer pauses. */
const pauseMs = 800;

/** What is known about the slugs that the post links to: whether a post is there. */
type KnownSlugs = ReadonlyMap<string, boolean>;

/** The outcome of the check. */
export interface PostCheckResult {
  findings: readonly Finding[];
  /** The links to posts could not be checked. */
  hasFailed: boolean;
}

/**
 * Checks the content of a post whenever the writer pauses. Each linked post is looked up once.
 *
 * @param html the content of the form
 */
export function usePostCheck(html: string): PostCheckResult {
  const settled = useDebounced(html, pauseMs);
  const [known, setKnown] = useState<KnownSlugs>(new Map());
  const [failedFor, setFailedFor] = useState<string>();

  const { findings, postLinks } = useMemo(() => {
    const { body } = document.implementation.createHTMLDocument('');
    body.innerHTML = articleContent(settled).html;
    return checkContent(body);
  }, [settled]);

  useEffect(() => {
    const slugs = [...new Set(postLinks.map(({ slug }) => slug))];
    const open = slugs.filter((slug) => !known.has(slug));
    if (open.length === 0) return;
    let isCurrent = true;
    slugsWithoutPost(open).then(
      (missing) => {
        if (!isCurrent) return;
        const news = open.map((slug) => [slug, !missing.includes(slug)] as const);
        setKnown((before) => new Map([...before, ...news]));
      },
      () => isCurrent && setFailedFor(settled),
    );
    return () => {
      isCurrent = false;
    };
  }, [postLinks, known, settled]);

  const dead = postLinks.filter(({ slug }) => known.get(slug) === false);
  return {
    findings: [...findings, ...dead.map(({ finding }) => finding)],
    hasFailed: failedFor === settled,
  };
}
