import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import type { Answer } from '../../hosting/ask.ts';
import type { Check } from '../check.ts';

/** Pages that search engines must not index. */
const unlisted: readonly string[] = [paths.login, paths.yourRequest];

/** Pages with the canonical address of another page. */
const canonicalPaths: Readonly<Record<string, string>> = { [paths.preApproval]: paths.quote };

/** Checks that every public page exists, with its title, its canonical address and its policy. */
export const pagesCheck: Check = {
  name: 'Every public page answers, with its title, canonical address and policy',
  advice:
    'Build and ship hosting again; site.url in src/site.ts is where canonical addresses begin',
  faults({ pages, local }) {
    return [...pages.flatMap((page) => faultsOfPage(page, local)), ...sharedTitles(pages)];
  },
};

function faultsOfPage({ path, status, text }: Answer, local: boolean): string[] {
  if (status !== 200) return [`${path} answers ${status}`];
  const canonical = matches(text, /<link rel="canonical" href="([^"]*)"/g);
  const expected = unlisted.includes(path) ? [] : [`${site.url}${canonicalPaths[path] ?? path}`];
  const [title = '', ...titles] = matches(text, /<title>([^<]*)<\/title>/g);
  const [policy = '', ...policies] = matches(
    text,
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g,
  );
  return [
    ...(title.includes(site.name) && titles.length === 0 ? [] : [`${path} has not one title`]),
    ...(canonical.join() === expected.join()
      ? []
      : [
          `${path} has the canonical address ${canonical.join() || 'of none'}, not ${expected.join() || 'none'}`,
        ]),
    ...(policies.length === 0 && isStrict(policy, local)
      ? []
      : [`${path} has not one strict policy`]),
  ];
}

function isStrict(policy: string, local: boolean): boolean {
  return (
    policy.startsWith("default-src 'none';") &&
    !policy.includes('unsafe-') &&
    (local || !/http:|127\.0\.0\.1|localhost/.test(policy))
  );
}

/**
 * Returns titles that occur twice, as if one page was shipped twice; the form's two addresses may
 * share one.
 */
function sharedTitles(pages: Answer[]): string[] {
  const titles = pages
    .filter(({ path }) => !(path in canonicalPaths))
    .flatMap(({ text }) => matches(text, /<title>([^<]*)<\/title>/g));
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  return repeated.map((title) => `several pages are titled '${title}'`);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
