import { useState } from 'react';
import { createContentReader } from '#src/domain/posts/content/article-content.ts';
import { markdownToHtml } from '#src/domain/posts/content/markdown.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
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
  const [{ body, sections }] = useState(() =>
    createContentReader(window, { invites: false })(writeGuide(guide)),
  );
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
 * Converts the guide to HTML, without its title. Headings get the ids that they have on GitHub. Links to other
 * documents, which the site does not have, become text.
 */
export function writeGuide(markdown: string): string {
  const html = markdownToHtml(markdown).replace(/<h1>.*?<\/h1>/, '');
  return html
    .replace(/<(h[2-4])>(.*?)<\/\1>/g, (_, name, title: string) => {
      const words = title.replace(/<.*?>|&#\d+;/g, '').toLowerCase();
      const id = words.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
      return `<${name} id="${id}">${title}</${name}>`;
    })
    .replace(/<a href="(?![#/]|https?:)[^"]*">(.*?)<\/a>/g, '$1')
    .replace(/(?<=<img src=")[^"]*/g, (file) => pictures[file] ?? file);
}
