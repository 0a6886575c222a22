/** What is written so only in Markdown: headings, several items, a table's rule, bold, and links. */
const signs =
  /^#{1,6} \S|^ *(?:[-*+]|\d+[.)]) \S.*\n+ *(?:[-*+]|\d+[.)]) \S|^ *(?:\| *)?:?-{3,}:? *\||\*\*\S|\]\((?:https?:\/\/|mailto:|\/)\S+\)/m;

/** Whether a text is likely Markdown, as chat programs copy it. */
export function isMarkdown(text: string): boolean {
  return signs.test(text);
}

const item = /^ *([-*+]|\d+[.)]) +(.*)$/;
const heading = /^(#{1,6}) +(.*?)[ #]*$/;
const rule = /^ *(?:[-*_] *){3,}$/;
const startsBlock = new RegExp(`${item.source}|${heading.source}|^>`);
const tableRule = /^ *(?:\| *)?(?::?-+:? *\| *)+(?::?-+:? *)?$/;

/**
 * Converts Markdown to HTML, which is not safe yet: headings, tables, quotations, links, emphasis, and lists, of which
 * each item is one with its level, as Word for the web copies them.
 *
 * @example markdownToHtml('# **APR**') // '<h1><strong>APR</strong></h1>'
 */
export function markdownToHtml(text: string): string {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/);
  const parts: string[] = [];
  /** The spaces before the last item, and before those around it. */
  let indents: number[] = [];
  const take = (belongs: (line: string) => boolean) => {
    const end = lines.findIndex((line) => !belongs(line));
    return lines.splice(0, end === -1 ? lines.length : end);
  };
  const takeText = (first: string) => {
    const others = take((row) => row.trim() !== '' && !startsBlock.test(row));
    return writeInline([first, ...others].map((row) => row.trim()).join(' '));
  };
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const indent = line.search(/\S/);
    const [, level, title = ''] = heading.exec(line) ?? [];
    const [, mark, words = ''] = rule.test(line) ? [] : (item.exec(line) ?? []);
    if (mark || indent === 0) indents = indents.filter((outer) => outer < indent - 1);
    if (line.includes('|') && tableRule.test(lines[0] ?? '')) {
      const [, ...rows] = take((row) => row.includes('|'));
      parts.push(
        `<table>${writeRow(line, 'th')}${rows.map((row) => writeRow(row, 'td')).join('')}</table>`,
      );
    } else if (line.startsWith('>')) {
      const quoted = [line, ...take((row) => row.startsWith('>'))];
      const inner = quoted.map((row) => row.replace(/^> ?/, '')).join('\n');
      parts.push(`<blockquote>${markdownToHtml(inner)}</blockquote>`);
    } else if (level) parts.push(`<h${level.length}>${writeInline(title)}</h${level.length}>`);
    else if (rule.test(line)) parts.push('<hr>');
    else if (mark) {
      indents.push(indent);
      const start = Number.parseInt(mark, 10);
      const [name, more] = start >= 0 ? ['ol', ` start="${start}"`] : ['ul', ''];
      const written = `<li data-aria-level="${indents.length}">${takeText(words)}</li>`;
      parts.push(`<${name}${more}>${written}</${name}>`);
    } else if (indent >= 0) {
      const paragraph = `<p>${takeText(line)}</p>`;
      // Below an item, and indented like its words.
      const last = indents.length > 0 ? parts.pop() : undefined;
      parts.push(last?.replace('</li>', () => `${paragraph}</li>`) ?? paragraph);
    }
  }
  return parts.join('');
}

function writeRow(row: string, name: 'th' | 'td'): string {
  const cells = row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  return `<tr>${cells.map((cell) => `<${name}>${writeInline(cell.trim())}</${name}>`).join('')}</tr>`;
}

function writeInline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(?=\S)(.+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '<em>$1$2</em>');
}
