import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/lib/root.ts';

/** The documents at the root, docs and the README files of scripts, by their paths. */
const documents = globSync(['*.md', 'docs/**/*.md', 'scripts/**/README.md'], { cwd: root }).map(
  slashed,
);

/** All committed files and folders. */
const repository = globSync(
  [
    '*',
    '.[!.]*',
    '{.ci,.cloudbuild,.github,docs,functions,mailer,public,scripts,src,tests}/**/*',
    '{.ci,.cloudbuild,.github}/*',
  ],
  { cwd: root, exclude: ['{functions,mailer}/{node_modules,lib}'] },
).map(slashed);

/** What a document may name although it is not in the repository, with the reason. */
const notCommitted: { names: RegExp; because: string }[] = [
  { names: /^\//, because: 'an address of the site, or a file of the system' },
  { names: /^(dist|assets|screenshots|\.mails|\.firebase)(\/|$)/, because: 'generated' },
  {
    names:
      /^(404\.html|assets-of-releases\.json|search-index\.json|newest-posts\.json|post-ids\.json)$/,
    because: 'generated',
  },
  { names: /^(sitemap\.xml|robots\.txt|feed\.xml)$/, because: 'generated' },
  {
    names: /^(\.env\.production\.local|(functions|mailer)\/\.env\.PROJECT)$/,
    because: "the owner's own",
  },
  {
    names:
      /^(mortgageQuotes|consentRecords|botReceipts|leadReferrals|leadStates|mail|revocations)\/\{/,
    because: 'a document of the database',
  },
  { names: /^(zod\/mini|react-router\/dom)$/, because: 'part of a package' },
  { names: /^(roles|projects)\/|\.googleapis\.com\//, because: "a name of Google's" },
];

const extension = /\.(cjs|css|env|grit|html|js|json|md|mjs|rules|svg|ts|tsx|txt|xml|ya?ml)$/;

describe.each(documents)('%s', (document) => {
  const text = prose(read(document));

  it('names only files that exist', () => {
    const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(names.filter(isPath).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target));
    expect(links.filter((target) => !leadsSomewhere(document, target))).toEqual([]);
  });
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
  const list = read(`${folder}/README.md`);

  it.each(decisions)('%s has a number, a date and a status', (path) => {
    const number = readNumber(path);
    const form =
      /^# (\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d(?: · |\n\n)Status: (?:accepted(?:, amended on \d{4}-\d\d-\d\d)?(?:; supersedes \[decision \d+\]\(\S+\))?|superseded by \[decision \d+\]\(\S+\))\n\n/;
    expect(form.exec(read(path))?.[1]).toBe(`${number}`);
  });

  it.each(decisions)('%s and its successor name each other', (path) => {
    const successor = findOther(path, 'superseded by');
    if (successor) expect(findOther(successor, 'supersedes')).toBe(path);
    const predecessor = findOther(path, 'supersedes');
    if (predecessor) expect(findOther(predecessor, 'superseded by')).toBe(path);
  });

  it.each(decisions)('%s is listed with its status', (path) => {
    const row = list.split('\n').find((line) => line.includes(`](${basename(path)})`));
    const [, number, , status] = (row ?? '').split('|').map((cell) => cell.trim());
    expect(number).toBe(`${readNumber(path)}`);
    const successor = findOther(path, 'superseded by');
    const amended = /Status: accepted, amended/.test(read(path)) ? 'accepted, amended' : 'accepted';
    expect(status).toBe(successor ? `superseded by ${readNumber(successor)}` : amended);
  });

  /** Returns the decision named in the status of another one, or undefined. */
  function findOther(path: string, relation: 'superseded by' | 'supersedes'): string | undefined {
    const pattern = new RegExp(`Status: .*${relation} \\[decision (\\d+)\\]\\((\\S+)\\)$`, 'm');
    const [, number, file = ''] = pattern.exec(read(path)) ?? [];
    if (!number) return undefined;
    expect(readNumber(file)).toBe(Number(number));
    const other = `${folder}/${file}`;
    expect(decisions).toContain(other);
    return other;
  }
});

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns a document without its code blocks, whose paths are mostly the reader's own. */
function prose(text: string): string {
  return text.replace(/^( *)```[\s\S]*?^\1```/gm, '');
}

function isPath(name: string): boolean {
  return !/[\s<>()=$:…]/.test(name) && (/\w\/|^\/|\/\w/.test(name) || extension.test(name));
}

/** Whether the repository has a file or folder whose path is or ends with this name. */
function isKnown(name: string): boolean {
  if (notCommitted.some(({ names }) => names.test(name))) return true;
  const path = name.replace(/^(?:\.\.?\/)+/, '').replace(/\/$/, '');
  return repository.some((known) =>
    path.includes('*')
      ? matchesGlob(known, path) || matchesGlob(known, `**/${path}`)
      : known === path || known.endsWith(`/${path}`),
  );
}

function leadsSomewhere(document: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file ? slashed(normalize(join(dirname(document), file))) : document;
  if (!repository.includes(path.replace(/\/$/, '')) || !existsSync(join(root, path))) return false;
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
