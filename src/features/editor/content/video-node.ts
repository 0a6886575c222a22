import { Node } from '@tiptap/core';
import { videoFigure, videoPicture } from '#src/domain/posts/content/video-figure.ts';

const hostInAlt = /^Watch the video on (.+)$/;

/**
 * A video on another site, as the sanitizer makes it of a frame: a picture that links to it, and a
 * caption. The writing view moves and deletes it as a whole.
 */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '' },
    hostName: { default: '' },
    title: { default: '' },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: videoOfFigure }],
  renderHTML: ({ node: { attrs } }) => {
    const holder = document.implementation.createHTMLDocument('');
    return videoFigure(holder, { href: attrs.href, hostName: attrs.hostName }, attrs.title);
  },
});

/** Returns the video of a figure; false for any other figure. */
function videoOfFigure(figure: HTMLElement) {
  const picture = figure.querySelector(`a > img[src="${videoPicture}"]`);
  const [, hostName] = hostInAlt.exec(picture?.getAttribute('alt') ?? '') ?? [];
  const href = picture?.parentElement?.getAttribute('href');
  const title = figure.querySelector('figcaption')?.textContent ?? '';
  if (!href || !hostName) return false;
  const made = videoFigure(figure.ownerDocument, { href, hostName }, title);
  return made.outerHTML === figure.outerHTML && { href, hostName, title };
}
