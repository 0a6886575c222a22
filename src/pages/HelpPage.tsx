import { useState } from 'react';
import { articleContent } from '#src/content/article-content.ts';
import { PostContent } from '#src/content/PostContent.tsx';
import guide from '../../docs/owner.md?raw';
import { AdminPageHead } from './AdminPageHead.tsx';
import styles from './EditorPage.module.css';

/** The addresses of the guide's pictures, by their names. */
const pictures = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../docs/pictures/owner/*', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([file, address]) => [file.replace('../../docs/', ''), address]),
);

/** The owner's guide, which docs/owner.md has. */
export function HelpPage() {
  const [{ body, sections }] = useState(() => articleContent(writeGuide(guide)));
  // The invitation of long posts.
  body.querySelector('aside')?.remove();
  return (
    <div className={styles.page}>
      <AdminPageHead title="Help" description="The guide to the admin area." />
      <h1>Help</h1>
      <nav aria-label="In this guide">
        <ul className={styles.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <PostContent body={body} />
    </div>
  );
}

/**
 * Converts the guide's Markdown to HTML, without its title: headings with the ids that they have on GitHub, lists,
 * tables, pictures, links, bold and code. Links to other documents, which the site does not have, become text.
 */
export function writeGuide(markdown: string): string {
  const [, ...blocks] = markdown.trim().split(/\n{2,}/);
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: string): string {
  const lines = block.replace(/\n +/g, ' ').split('\n');
  const [sign = ''] = /^(?:#+|-|1\.|\|)(?= )/.exec(block) ?? [];
  if (sign.startsWith('#')) {
    const title = block.slice(sign.length + 1);
    const words = title.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
    return `<h${sign.length} id="${words.replaceAll(' ', '-')}">${writeLine(title)}</h${sign.length}>`;
  }
  if (sign === '|') {
    const [head, , ...rows] = lines.map((line) => line.slice(2, -2).split(' | '));
    const write = (row: readonly string[] = [], name: string) => `<tr>${writeAll(row, name)}</tr>`;
    return `<table>${write(head, 'th')}${rows.map((row) => write(row, 'td')).join('')}</table>`;
  }
  if (!sign) return writeAll([lines.join(' ')], 'p');
  const items = writeAll(
    lines.map((line) => line.replace(/^\S+ /, '')),
    'li',
  );
  return sign === '-' ? `<ul>${items}</ul>` : `<ol>${items}</ol>`;
}

function writeAll(texts: readonly string[], name: string): string {
  return texts.map((text) => `<${name}>${writeLine(text)}</${name}>`).join('');
}

function writeLine(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(!?)\[([^\]]+)\]\(([^)]+)\)/g, (_, sign: string, words: string, address: string) => {
      if (sign) return `<img alt="${words}" src="${pictures[address] ?? address}">`;
      return /^(?:[#/]|https?:)/.test(address) ? `<a href="${address}">${words}</a>` : words;
    });
}
