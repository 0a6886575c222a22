/** What is written so only in Markdown: headings, several items, a table's rule, bold, and links. */
const signs =
  /^#{1,6} \S|^ *(?:[-*+]|\d+[.)]) \S.*\n+ *(?:[-*+]|\d+[.)]) \S|^ *(?:\| *)?:?-{3,}:? *\||\*\*\S|\]\((?:https?:\/\/|mailto:|\/)\S+\)/m;

/** Whether a text is likely Markdown, as chat programs copy it. */
export function isMarkdown(text: string): boolean {
  return signs.test(text);
}

const item = /^( *)([-*+]|\d+[.)]) +(.*)$/;
const heading = /^(#{1,6}) +(.*?)[ #]*$/;
const rule = /^ *(?:[-*_] *){3,}$/;
const tableRule = /^ *(?:\| *)?(?::?-+:? *\| *)+(?::?-+:? *)?$/;

/**
 * Converts Markdown to HTML, which is not safe yet: headings, lists, tables, quotations, links, and emphasis.
 *
 * @example markdownToHtml('# **APR**') // '<h1><strong>APR</strong></h1>'
 */
export function markdownToHtml(text: string): string {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/);
  const parts: string[] = [];
  /** Returns the lines from the next one on that belong together. */
  const take = (belongs: (line: string, index: number) => boolean) => {
    const end = lines.findIndex((line, index) => !belongs(line, index));
    return lines.splice(0, end === -1 ? lines.length : end);
  };
  while (lines.length > 0) {
    const [line = '', next = ''] = lines;
    const [, level, title = ''] = heading.exec(line) ?? [];
    if (line.includes('|') && tableRule.test(next)) {
      parts.push(writeTable(take((row) => row.includes('|'))));
    } else if (line.startsWith('>')) {
      const quoted = take((row) => row.startsWith('>')).map((row) => row.replace(/^> ?/, ''));
      parts.push(`<blockquote>${markdownToHtml(quoted.join('\n'))}</blockquote>`);
    } else if (rule.test(line) || level || !line.trim()) {
      lines.shift();
      if (level) parts.push(`<h${level.length}>${writeInline(title)}</h${level.length}>`);
      else if (line.trim()) parts.push('<hr>');
    } else if (item.test(line)) {
      parts.push(writeList(take((row, i) => isInList(line, row, lines[i + 1] ?? ''))));
    } else {
      const startsBlock = (row: string) =>
        item.test(row) || heading.test(row) || row.startsWith('>');
      const words = take((row, i) => i === 0 || (row.trim() !== '' && !startsBlock(row)));
      parts.push(`<p>${writeInline(words.map((row) => row.trim()).join(' '))}</p>`);
    }
  }
  return parts.join('');
}

/** Whether a line is an item of the list that begins with `first`, goes on with one, or is an empty one between two. */
function isInList(first: string, line: string, next: string): boolean {
  const isDeeper = (row: string) => row.search(/\S/) > first.search(/\S/) + 1;
  const isNumbered = (row: string) => /^ *\d/.test(row);
  if (!line.trim())
    return isDeeper(next) || (item.test(next) && isNumbered(next) === isNumbered(first));
  return isDeeper(line) || (item.test(line) && isNumbered(line) === isNumbered(first));
}

function writeTable([head = '', , ...body]: readonly string[]): string {
  const write = (row: string, name: 'th' | 'td') => {
    const cells = row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    return `<tr>${cells.map((cell) => `<${name}>${writeInline(cell.trim())}</${name}>`).join('')}</tr>`;
  };
  return `<table>${write(head, 'th')}${body.map((row) => write(row, 'td')).join('')}</table>`;
}

/** Writes a list; its items have what is indented below them. */
function writeList(lines: readonly string[]): string {
  const [, indent = '', mark = ''] = item.exec(lines[0] ?? '') ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const [, inner, , words = ''] = item.exec(line) ?? [];
    if (inner !== undefined && inner.length <= indent.length + 1) items.push([words]);
    else items.at(-1)?.push(line);
  }
  const start = Number.parseInt(mark, 10);
  const name = Number.isNaN(start) ? 'ul' : 'ol';
  const written = items.map(([words = '', ...below]) => {
    const depths = below.filter((line) => line.trim()).map((line) => line.search(/\S/));
    const inner = below.map((line) => line.slice(Math.min(...depths))).join('\n');
    return `<li>${writeInline(words)}${markdownToHtml(inner)}</li>`;
  });
  return `<${name}${start > 1 ? ` start="${start}"` : ''}>${written.join('')}</${name}>`;
}

function writeInline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(?=\S)(.+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '<em>$1$2</em>');
}
