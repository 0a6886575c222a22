/** The picture of every video. One of the video's own would tell its host who reads the post. */
export const videoPicture = '/images/video.svg';

/** The hosts whose frames older posts have, each with the address of a frame, and of the page where people watch it. */
const hosts: readonly [name: string, frame: RegExp, page: string][] = [
  [
    'YouTube',
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/?(?:videoseries)?\?(?:[^#]*&)?list=([\w-]{10,60})/,
    'https://www.youtube.com/playlist?list=$1',
  ],
  [
    'YouTube',
    /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts)|youtu\.be)\/([\w-]{6,20})(?:[?&#]|$)/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [
    'Vimeo',
    /^player\.vimeo\.com\/video\/(\d{4,15})(?:\?(?:[^#]*&)?h=([\da-f]{6,20})|[?#]|$)/,
    'https://vimeo.com/$1/$2',
  ],
];

interface Video {
  /** The address of the page where people watch it. */
  href: string;
  hostName: string;
}

/**
 * Returns the video that a frame at this address shows; undefined for any other frame.
 *
 * @example findVideo('//player.vimeo.com/video/76979871') // { href: 'https://vimeo.com/76979871', hostName: 'Vimeo' }
 */
export function findVideo(src: string): Video | undefined {
  const address = src.trim().replace(/^(?:https?:)?\/\//i, '');
  if (address === src.trim()) return undefined;
  for (const [hostName, frame, page] of hosts) {
    const [found] = frame.exec(address) ?? [];
    if (found) return { href: found.replace(frame, page).replace(/\/$/, ''), hostName };
  }
  return undefined;
}

/** Returns a video as what posts have instead of a frame: a picture that links to it, and a caption. */
export function videoFigure(document: Document, { href, hostName }: Video, title = ''): Element {
  const figure = document.createElement('figure');
  figure.innerHTML = `<a><img src="${videoPicture}" alt="" width="1200" height="675"></a><figcaption></figcaption>`;
  figure.querySelector('a')?.setAttribute('href', href);
  figure.querySelector('img')?.setAttribute('alt', `Watch the video on ${hostName}`);
  figure.lastElementChild?.append(title.trim() || `Video on ${hostName}`);
  return figure;
}

/** Keeps the video of a frame that is about to be removed, as a figure. */
export function putVideoBefore(frame: Element): void {
  const video = findVideo(frame.getAttribute('src') ?? '');
  const title = frame.getAttribute('title') ?? '';
  if (video) frame.before(videoFigure(frame.ownerDocument, video, title));
}
