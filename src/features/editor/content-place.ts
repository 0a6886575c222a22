/** The selectors of the parts of the content that can be shown. */
export const partSelectors = {
  picture: 'img:not(.ProseMirror-separator)',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
} as const;

/** A part of the content, by its kind and its place among all of that kind. */
export interface ContentPlace {
  part: keyof typeof partSelectors;
  /** Starts at 0. */
  index: number;
}
