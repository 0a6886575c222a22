import { parse } from 'node:path';
import { minifySync } from 'vite';
import { endOfFile, fileLoader, longestSilenceMs } from '#src/app/file-loader.ts';
import { boot, notLoadedText, reloadText } from '#src/app/first-script.ts';
import { stalePageRecovery } from '#src/app/stale-page.ts';
import { rememberedMs } from '#src/data/state/unsaved.ts';
import { leaveDoubledSlashes } from '#src/lib/addresses/doubled-slashes.ts';
import type { Env } from '#src/lib/addresses/env.schema.ts';
import { type EmbeddedValues, embeddedBlock } from '#src/lib/loading/document-data.ts';
import { contentSecurityPolicy } from './csp.ts';

interface PageParts {
  env: Env;
  template: string;
  head: string;
  body: string;
  /** Data that the page needs to hydrate exactly as it was rendered. */
  embedded: EmbeddedValues;
  isOwners: boolean;
  /** Addresses of all scripts of the page, each after those that it imports. */
  scripts: string[];
  /** Address of the entry, which imports all other scripts of the site. */
  entry: string;
  styles: { href: string; text: string }[];
}

const buildTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/** Returns a prerendered page as an HTML document with its styles and its policy. */
export function htmlDocument(page: PageParts): string {
  const boot = bootScript(page.scripts, page.entry);
  const css = page.styles.map(({ text }) => text.trim()).join('\n');
  const policy = contentSecurityPolicy(page.env, {
    isOwners: page.isOwners,
    scripts: [boot],
    styles: [css],
  });
  return fill(page.template.replace(buildTags, ''), {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    'page-head': page.head,
    styles: [
      `<style>${css}</style>`,
      // Keeps the loader from adding the style sheet again; a disabled link requests nothing.
      ...page.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
      `<script>${boot}</script>`,
    ].join('\n    '),
    'page-body': page.body,
    'page-data': embeddedBlock(page.embedded),
  });
}

/** Fills all markers at once, since a part may contain text that looks like a marker. */
function fill(template: string, parts: Record<string, string>): string {
  for (const name of Object.keys(parts)) {
    if (!template.includes(toMarker(name))) throw new Error(`index.html has no ${toMarker(name)}.`);
  }
  const markers = new RegExp(Object.keys(parts).map(toMarker).join('|'), 'g');
  return template.replace(markers, (marker) => parts[marker.slice(4, -3)] ?? marker);
}

function toMarker(name: string): string {
  return `<!--${name}-->`;
}

/**
 * Returns the inline script of a prerendered page: `boot`, called with the page's values, unless the address
 * leads to another page. The page's policy contains its hash.
 */
function bootScript(scripts: readonly string[], entry: string): string {
  const call = (part: CallableFunction, ...values: unknown[]) =>
    `(${part})(${values.map((value) => JSON.stringify(value))}`;
  const loader = `${call(fileLoader, endOfFile, longestSilenceMs)})`;
  const recovery = `${call(stalePageRecovery, entry, rememberedMs)})`;
  const booted = `${call(boot, scripts, notLoadedText, reloadText)}, ${loader}, ${recovery})`;
  const script = `(${leaveDoubledSlashes})() || ${booted}`;
  const { code, errors } = minifySync('boot.js', script);
  const [error] = errors;
  if (error) throw new Error(`The boot script cannot be minified: ${error.message}`);
  return code;
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest: from source file to built files. */
export type Manifest = Record<string, Chunk>;

/** Returns the addresses of what a page loads with all static imports, each once, scripts after what they import. */
export function listFiles(manifest: Manifest, sources: string[]) {
  const visited = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key] ?? findGroup(manifest, key);
    if (visited.has(chunk.file)) return;
    visited.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const css of chunk.css ?? []) styles.add(`/${css}`);
    scripts.push(`/${chunk.file}`);
  };
  for (const source of sources) visit(source);
  return { scripts, styles: [...styles] };
}

/** Returns the file of a group that contains a source, whose name it has (chunk-groups.ts). */
function findGroup(manifest: Manifest, source: string): Chunk {
  const chunk = Object.values(manifest).find(({ name }) => name === parse(source).name);
  if (!chunk) throw new Error(`The build's manifest has no ${source}.`);
  return chunk;
}
