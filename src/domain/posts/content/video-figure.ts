/** The picture of every video. One of the video's own would tell its host who reads the post. */
export const videoPicture = '/images/video.svg';

interface VideoHost {
  name: string;
  /** Matches the address of a frame, with the video's id and perhaps its key. */
  frame: RegExp;
  /** Returns the address of the page where people watch the video. */
  page: (id: string, key?: string) => string;
}

/** The hosts whose frames older posts have. */
const hosts: readonly VideoHost[] = [
  {
    name: 'YouTube',
    frame:
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/?(?:videoseries)?\?(?:[^#]*&)?list=([\w-]{10,60})/,
    page: (id) => `https://www.youtube.com/playlist?list=${id}`,
  },
  {
    name: 'YouTube',
    frame:
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/live_stream\?(?:[^#]*&)?channel=([\w-]{10,60})/,
    page: (id) => `https://www.youtube.com/channel/${id}/live`,
  },
  {
    name: 'YouTube',
    frame:
      /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts)|youtu\.be)\/([\w-]{6,20})(?:[?&#]|$)/,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    frame: /^player\.vimeo\.com\/video\/(\d{4,15})(?:\?(?:[^#]*&)?h=([\da-f]{6,20})|[?#]|$)/,
    page: (id, key) => `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  },
  {
    name: 'Vimeo',
    frame: /^(?:www\.)?vimeo\.com\/((?:event|showcase)\/\d{4,15})\/embed/,
    page: (path) => `https://vimeo.com/${path}`,
  },
  {
    name: 'Dailymotion',
    frame: /^(?:www\.)?dailymotion\.com\/embed\/(playlist\/[a-z\d]{4,20})/i,
    page: (path) => `https://www.dailymotion.com/${path}`,
  },
  {
    name: 'Dailymotion',
    frame: /^(?:www\.)?dailymotion\.com\/embed\/video\/([a-z\d]{4,20})(?:[?#]|$)/i,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    name: 'Loom',
    frame: /^(?:www\.)?loom\.com\/embed\/([\da-f]{16,40})(?:[?#]|$)/,
    page: (id) => `https://www.loom.com/share/${id}`,
  },
];

/** A video on another site. */
interface Video {
  /** The address of the page where people watch it. */
  href: string;
  hostName: string;
}

/**
 * Returns the video that a frame shows.
 *
 * @param src the frame's address
 * @returns undefined for any other frame
 * @example findVideo('//player.vimeo.com/video/76979871') // { href: 'https://vimeo.com/76979871', hostName: 'Vimeo' }
 */
export function findVideo(src: string): Video | undefined {
  const address = src.trim().replace(/^(?:https?:)?\/\//i, '');
  if (address === src.trim()) return undefined;
  for (const { name, frame, page } of hosts) {
    const [, id, key] = frame.exec(address) ?? [];
    if (id) return { href: page(id, key), hostName: name };
  }
  return undefined;
}

/** Returns a video as what posts have instead of a frame: a picture that links to it, and a caption. */
export function videoFigure(document: Document, { href, hostName }: Video, title = ''): Element {
  const figure = document.createElement('figure');
  const link = document.createElement('a');
  const picture = document.createElement('img');
  const caption = document.createElement('figcaption');
  link.setAttribute('href', href);
  const attributes = { src: videoPicture, alt: `Watch the video on ${hostName}` };
  for (const [name, value] of Object.entries({ ...attributes, width: '1200', height: '675' })) {
    picture.setAttribute(name, value);
  }
  caption.textContent = title.trim() || `Video on ${hostName}`;
  link.append(picture);
  figure.append(link, caption);
  return figure;
}
