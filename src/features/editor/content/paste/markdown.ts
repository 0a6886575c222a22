/** Lines that are nothing but text in any other format. */
const signs = [
  /^#{1,6} \S/m,
  /^ *(?:[-*+]|\d+[.)]) \S.*\n(?:.*\n)? *(?:[-*+]|\d+[.)]) \S/m,
  /^ *\|?(?: *:?-{3,}:? *\|)+/m,
  /(?:^|\s)\*\*\S.*?\S?\*\*/m,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|\/)[^)\s]+\)/,
];

/** Whether a text is likely Markdown, as chat programs copy it. */
export function isMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

const item = /^( *)([-*+]|\d+[.)]) +(.*)$/;
const tableRule = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$/;

/**
 * Converts Markdown to HTML, which is not safe yet: headings, lists, tables, quotations, code, links, and emphasis.
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
    const [, level, title = ''] = /^(#{1,6}) +(.*?)[ #]*$/.exec(line) ?? [];
    if (!line.trim()) lines.shift();
    else if (/^ *```/.test(line)) {
      lines.shift();
      const code = take((inside) => !/^ *```/.test(inside));
      lines.shift();
      parts.push(`<pre>${escapeHtml(code.join('\n'))}</pre>`);
    } else if (level) {
      lines.shift();
      parts.push(`<h${level.length}>${writeInline(title)}</h${level.length}>`);
    } else if (/^ *(?:[-*_] *){3,}$/.test(line)) {
      lines.shift();
      parts.push('<hr>');
    } else if (line.includes('|') && tableRule.test(next)) {
      parts.push(writeTable(take((row) => row.includes('|'))));
    } else if (line.startsWith('>')) {
      const quoted = take((inside) => inside.startsWith('>')).map((row) => row.replace(/^> ?/, ''));
      parts.push(`<blockquote>${markdownToHtml(quoted.join('\n'))}</blockquote>`);
    } else if (item.test(line)) {
      parts.push(writeList(take((row, i) => item.test(row) || isWithin(row, lines[i + 1] ?? ''))));
    } else {
      const words = take((row, i) => i === 0 || (row.trim() !== '' && !startsBlock(row)));
      parts.push(`<p>${writeInline(words.map((row) => row.trim()).join(' '))}</p>`);
    }
  }
  return parts.join('');
}

/** Whether a line that is no item goes on with one, or is an empty one between two. */
function isWithin(line: string, next: string): boolean {
  return line.trim() ? /^ {2,}\S/.test(line) : item.test(next) || /^ {2,}\S/.test(next);
}

function startsBlock(line: string): boolean {
  return item.test(line) || /^(?:#{1,6} |>| *```)/.test(line);
}

function writeTable(rows: readonly string[]): string {
  const [head = '', , ...body] = rows;
  const write = (row: string, name: 'th' | 'td') => {
    const cells = row
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/);
    const written = cells.map((cell) => {
      const text = writeInline(cell.replaceAll('\\|', '|').trim());
      return `<${name}>${text}</${name}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  return `<table>${write(head, 'th')}${body.map((row) => write(row, 'td')).join('')}</table>`;
}

/** Writes a list; its items have what is indented below them. */
function writeList(lines: readonly string[]): string {
  const [, indent = '', mark = ''] = item.exec(lines[0] ?? '') ?? [];
  const items: string[][] = [];
  for (const line of lines) {
    const [, inner = '', , words = ''] = item.exec(line) ?? [];
    const isNext = item.test(line) && inner.length <= indent.length + 1;
    if (isNext) items.push([words]);
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
  const parts = text.split(/(`[^`]+`)/);
  const written = parts.map((part, index) =>
    index % 2 === 1
      ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
      : escapeHtml(part)
          .replace(/!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, '<img src="$2" alt="$1">')
          .replace(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, '<a href="$2">$1</a>')
          .replace(
            /\*\*(?=\S)(.+?)(?<=\S)\*\*|(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)/g,
            '<strong>$1$2</strong>',
          )
          .replace(/\*(?=\S)(.+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '<em>$1$2</em>')
          .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '<s>$1</s>')
          .replace(/\\([\\*_#|~[\]`-])/g, '$1'),
  );
  return written.join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
