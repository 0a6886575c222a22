import { useState } from 'react';
import { articleContent } from '#src/domain/posts/content/article-content.ts';
import { PostContent } from '#src/domain/posts/content/PostContent.tsx';
import { markdownToHtml } from '#src/features/editor/content/paste/markdown.ts';
import { makeWordLists } from '#src/features/editor/content/paste/word-lists.ts';
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
 * Converts the guide to HTML, without its title. Headings get the ids that they have on GitHub. Links to other
 * documents, which the site does not have, become text.
 */
export function writeGuide(markdown: string): string {
  const { body } = new DOMParser().parseFromString(markdownToHtml(markdown), 'text/html');
  makeWordLists(body);
  body.querySelector('h1')?.remove();
  for (const heading of body.querySelectorAll('h2, h3, h4')) {
    const words = heading.textContent.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '');
    heading.id = words.replaceAll(' ', '-');
  }
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const before = link.previousSibling;
    if (before?.nodeValue?.endsWith('!')) {
      before.nodeValue = before.nodeValue.slice(0, -1);
      const picture = body.ownerDocument.createElement('img');
      picture.alt = link.textContent;
      picture.setAttribute('src', pictures[address] ?? address);
      link.replaceWith(picture);
    } else if (!/^(?:[#/]|https?:)/.test(address)) link.replaceWith(...link.childNodes);
  }
  return body.innerHTML;
}
