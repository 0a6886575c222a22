import { readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/lib/root.ts';
import { committedFiles } from './copy-of-repository.ts';

const files = committedFiles();

/** The documents at the root, docs and the README files of scripts, by their paths. */
const documents = files.filter((path) => /^(\w+|docs\/.*|scripts\/(.*\/)?README)\.md$/.test(path));

const repository = [...new Set(files.flatMap(withFolders))];

/** What a document may name although it is not in the repository. */
const notCommitted = [
  // An address of the site, or a file of the system.
  /^\//,
  // Generated.
  /^(dist|assets|screenshots|\.mails|\.firebase)(\/|$)/,
  /^(\.firebase\.local\.json|(functions|mailer)\/\.env\.local)$/,
  /^(404\.html|assets-of-releases\.json|search-index\.json|newest-posts\.json|post-ids\.json)$/,
  /^(sitemap\.xml|robots\.txt|feed\.xml)$/,
  // The owner's own.
  /^(\.env\.production\.local|(functions|mailer)\/\.env\.PROJECT)$/,
  // A document of the database.
  /^(mortgageQuotes|consentRecords|botReceipts|leadReferrals|leadStates|mail|revocations)\/\{/,
  // A part of a package.
  /^(zod\/mini|react-router\/dom)$/,
  // A name of Google's.
  /^(roles|projects)\/|\.googleapis\.com\//,
];

const extension = /\.(cjs|css|env|grit|html|js|json|md|mjs|rules|svg|ts|tsx|txt|xml|ya?ml)$/;

describe.each(documents)('%s', (document) => {
  const text = prose(read(document));

  it('names only files that exist', () => {
    const names = listNames(text).filter(isPath);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));
    expect(links.filter((target) => !leadsSomewhere(document, target))).toEqual([]);
  });
});

const recipes = read('CONTRIBUTING.md').matchAll(/^- \*\*(an? [^:*]+):\*\*((?:.|\n(?!- ))*)/gm);

it.each([...recipes].map(([, name, text = '']) => [name, text] as const))(
  'the recipe of %s names its files',
  (_, text) => {
    expect(listNames(text).filter(isPath)).not.toEqual([]);
  },
);

describe('decisions', () => {
  const folder = 'docs/decisions';
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
  const list = read(`${folder}/README.md`);

  it.each(decisions)('%s has a number, a date and a status, with which it is listed', (path) => {
    const number = `${readNumber(path)}`;
    const form =
      /^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d(?: · |\n\n)Status: (accepted(?:, amended(?= on \d{4}-\d\d-\d\d\n))?)/;
    const [, titled, status] = form.exec(read(path)) ?? [];
    expect(titled).toBe(number);
    const row = list.split('\n').find((line) => line.includes(`](${basename(path)})`));
    const cells = row?.split('|').map((cell) => cell.trim());
    expect(cells).toEqual(['', number, expect.anything(), status, '']);
  });
});

function withFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns a document without its code blocks, whose paths are mostly the reader's own. */
function prose(text: string): string {
  return text.replace(/^( *)```[\s\S]*?^\1```/gm, '');
}

function listNames(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function isPath(name: string): boolean {
  return !/[\s<>()=$:…]/.test(name) && (/\w\/|^\/|\/\w/.test(name) || extension.test(name));
}

/** Whether the repository has a file or folder whose path is or ends with this name. */
function isKnown(name: string): boolean {
  if (notCommitted.some((names) => names.test(name))) return true;
  const path = name.replace(/^(?:\.\.?\/)+/, '').replace(/\/$/, '');
  return repository.some((known) =>
    path.includes('*')
      ? matchesGlob(known, path) || matchesGlob(known, `**/${path}`)
      : known === path || known.endsWith(`/${path}`),
  );
}

function leadsSomewhere(document: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file ? posix.join(dirname(document), file) : document;
  if (!repository.includes(path.replace(/\/$/, ''))) return false;
  return anchor === undefined || listAnchors(prose(read(path))).includes(anchor);
}

/** Returns the anchors of the headings, as GitHub makes them. */
function listAnchors(text: string): string[] {
  const seen = new Map<string, number>();
  return [...text.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before ? `${anchor}-${before}` : anchor;
  });
}

function readNumber(path: string): number {
  return Number(/^\d+/.exec(basename(path)));
}
