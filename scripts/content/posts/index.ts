import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { usStates } from '../../../src/lib/format/us-states.ts';
import { loanFacts } from '../../../src/model/facts/loan-facts.ts';
import { whoContacts } from '../../../src/model/lead-forms/who-contacts.ts';
import { maxDebtToIncomePercent } from '../../../src/model/loans/affordability.ts';
import { postCategories } from '../../../src/model/posts/blog-place.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { Failure } from '../../lib/failure.ts';
import { root } from '../../lib/root.ts';
import { draw } from './drawings.ts';
import { evaluate } from './formulas.ts';
import { postFacts } from './post-facts.ts';
import { sourceNames, sourcesList } from './sources.ts';

/** Folder of the posts, from the root of the repository. */
const folder = 'scripts/content/posts';

/** What the figures of every post may refer to. */
const facts: Record<string, unknown> = {
  ...loanFacts,
  ...postFacts,
  whoContacts,
  maxDebtToIncomePercent,
};

const templates = z.record(z.string(), z.union([z.number(), z.string()]));

/** A figure of the post: labels and texts with placeholders, and expressions of its numbers. */
const drawing = z.strictObject({
  title: z.string(),
  alt: z.string(),
  /** The formula that writes the figure of each bar. */
  show: z.string().default('dollars'),
  bars: templates.optional(),
  accent: z.int().optional(),
  lines: templates.optional(),
  over: z.enum(['years', 'months']).optional(),
  mark: z.strictObject({ at: z.string(), text: z.string() }).optional(),
});

const frontMatter = z.strictObject({
  title: z.string(),
  state: z.enum(usStates),
  category: z.enum(postCategories),
  /** The picture, such as `topics/padlock`. */
  image: z.string(),
  /** For search results: one or two sentences, 120 to 160 characters. */
  description: z.string(),
  keywords: z.array(z.string()),
  /** Day of publication, such as `2026-09-14`. */
  published: z.iso.date(),
  /** Sources of the figures, by their names in sources.ts. */
  sources: z.array(z.enum(sourceNames)).optional(),
  /** The examples' assumptions and what follows: numbers, or expressions with the names above. */
  figures: templates.default({}),
  /** What `{{drawing}}` in the HTML stands for. */
  drawing: drawing.optional(),
});

/** A post of the demo's blog, as the owner would have typed it into the editor. */
export interface SeedPost
  extends Omit<z.infer<typeof frontMatter>, 'sources' | 'figures' | 'drawing'> {
  /** The end of the post's address: lowercase words with hyphens. */
  slug: string;
  /** HTML that the editor could have written: p, h2, h3, ul, ol, blockquote, table, a, strong, em. */
  content: string;
}

/** The drawings of the posts: their files in `public`, and what those hold. */
export const drawings: { file: string; svg: string; alt: string }[] = [];

/** Every post of the demo's blog, the newest first. */
export const posts: readonly SeedPost[] = readdirSync(join(root, folder))
  .filter((name) => name.endsWith('.html'))
  .map((name) => readPost(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')))
  .sort((one, other) => other.published.localeCompare(one.published));

/**
 * Reads a post: front matter in YAML between lines of hyphens, then HTML with placeholders such as
 * `{{dollars(price)}}` for facts, for figures of the front matter and for what follows from them.
 *
 * @param path of the file, whose name is the post's slug
 * @throws Failure that names the file, if something is missing, misspelled or unknown
 */
export function readPost(path: string, text: string): SeedPost {
  try {
    const [, yaml = '', html = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const { sources, figures, drawing, ...fields } = readFrontMatter(yaml);
    const known = { ...facts };
    for (const [name, figure] of Object.entries(figures)) known[name] = compute(`${figure}`, known);
    const slug = path.replace(/^.*\/|\.html$/g, '');
    const picture = drawing ? drawFigure(slug, drawing, known) : '';
    const filled = fill(
      html.replace('{{drawing}}', () => picture),
      known,
    );
    const content = [toLines(filled), ...(sources ? [sourcesList(sources, slug)] : [])].join('\n');
    return { ...fields, slug, content };
  } catch (error) {
    throw new Failure(`${path}: ${(error as Error).message}.`, { cause: error });
  }
}

function readFrontMatter(yaml: string): z.infer<typeof frontMatter> {
  const { data, error } = frontMatter.safeParse(parse(yaml) ?? {});
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => path.join('.') || message);
  throw new Error(`missing or wrong in the front matter: ${faults.join(', ')}`);
}

/** Returns the element of a post's drawing, which joins `drawings`. */
function drawFigure(slug: string, spec: z.infer<typeof drawing>, known: object): string {
  const text = (template: string) => fill(template, known, String);
  const bars = Object.entries(spec.bars ?? {}).map(([label, figure]) => ({
    label: text(label),
    value: compute(`${figure}`, known) as number,
    text: String(compute(`${spec.show}(${figure})`, known)),
  }));
  const lines = Object.entries(spec.lines ?? {}).map(([label, figure]) => ({
    label: text(label),
    values: compute(`${figure}`, known) as number[],
  }));
  const mark = spec.mark && {
    at: compute(spec.mark.at, known) as number,
    text: text(spec.mark.text),
  };
  const file = `images/figures/${slug}.svg`;
  const { title, alt, over, accent } = spec;
  const shown = {
    title: text(title),
    alt: text(alt),
    ...(spec.bars && { bars, accent }),
    ...(spec.lines && { lines }),
    ...(over && { over }),
    ...(mark && { mark }),
  };
  const { svg, width, height } = draw(shown);
  drawings.push({ file, svg, alt: shown.alt });
  return `<img src="/${file}" alt="${escapeHtml(shown.alt)}" width="${width}" height="${height}">`;
}

function fill(template: string, known: object, write = escapeHtml): string {
  return template.replaceAll(/\{\{(.*?)\}\}/gs, (_, expression) => show(expression, known, write));
}

function compute(expression: string, known: object): unknown {
  try {
    return evaluate(expression, known);
  } catch (error) {
    throw new Error(`"${expression}": ${(error as Error).message}`, { cause: error });
  }
}

function show(expression: string, known: object, write: (text: string) => string): string {
  const value = compute(expression, known);
  if (typeof value === 'string') return write(value);
  if (Number.isFinite(value)) return `${value}`;
  throw new Error(`"${expression}" is neither a number nor text`);
}

/** Returns HTML with each block on a line, however the file wraps it. */
function toLines(html: string): string {
  return html
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:table|thead|tbody|tr|th|td|ul|ol|li)\b[^>]*>) ?/g, '$1')
    .replaceAll(/(<\/(?:p|h2|h3|ul|ol|blockquote|table)>|<img [^>]*>) ?(?=<\w)/g, '$1\n');
}
