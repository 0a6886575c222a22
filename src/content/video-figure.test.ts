// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSanitizer } from './sanitizer.ts';
import { videoPicture } from './video-figure.ts';

const sanitize = createSanitizer(window);
const figure = (href: string, host: string, title = '') =>
  `<figure><a href="${href}"><img src="/images/video.svg" alt="Watch the video on ${host}" width="1200" height="675"></a>` +
  `<figcaption>${title || `Video on ${host}`}</figcaption></figure>`;

const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const list = 'PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG';

it.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', watch, 'YouTube'],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', watch, 'YouTube'],
  ['http://youtube.com/v/dQw4w9WgXcQ', watch, 'YouTube'],
  ['https://youtu.be/dQw4w9WgXcQ', watch, 'YouTube'],
  [
    '//player.vimeo.com/video/76979871?h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'Vimeo',
  ],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871', 'Vimeo'],
  [
    `https://www.youtube.com/embed/videoseries?si=a&list=${list}`,
    `https://www.youtube.com/playlist?list=${list}`,
    'YouTube',
  ],
])('turns a frame of %s into a figure with a link', (src = '', href = '', host = '') => {
  expect(sanitize(`<p>a</p><iframe src="${src}" allowfullscreen></iframe><p>b</p>`)).toBe(
    `<p>a</p>${figure(href, host)}<p>b</p>`,
  );
});

it('keeps the title of the video, and leaves no empty paragraph around it', () => {
  const frame = '<iframe title="Points & <rates>" src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
  const made = figure(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'YouTube',
    'Points &amp; &lt;rates&gt;',
  );
  expect(sanitize(`<p>${frame}</p>`)).toBe(made);
  expect(sanitize(`<div class="video" style="padding:56%"> ${frame} </div>`)).toBe(
    `<div> ${made} </div>`,
  );
  expect(sanitize(made)).toBe(made);
});

it.each([
  'https://www.youtube.com/embed/"><script>x()</script>',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com.elsewhere.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/../redirect?q=https://elsewhere.example',
  'javascript:"https://www.youtube.com/embed/dQw4w9WgXcQ"',
  'https://maps.example/embed/dQw4w9WgXcQ',
])('drops any other frame: %s', (src) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', src);
  expect(sanitize(`<p>a</p>${frame.outerHTML}`)).toBe('<p>a</p>');
});

it('has the picture that it shows', () => {
  expect(existsSync(`public${videoPicture}`)).toBe(true);
});
