import type { Founder } from '#src/lib/founder.schema.ts';

/**
 * Who stands behind the site: what the owner fills in for the page About the Author. While it is
 * empty, that page says that the site does not name its owner yet. Once there is a name, `about` and
 * `editorialPolicy` are needed too; a build fails and names what is missing or wrong. Write only what
 * is true. docs/owner.md has an example.
 */
export const founder: Founder = {
  name: '',
  /** "Founder", "Founder and editor". */
  role: '',
  /** A photograph in public/, such as { src: '/images/ada.jpg', width: 480, height: 480 }. */
  photo: undefined,
  /** Who that is, a paragraph each. */
  about: [],
  /** What readers can check: a licence with its register, a degree, years in a trade. */
  credentials: [],
  /** Pages elsewhere: { label: 'LinkedIn', url: 'https://…' }. */
  links: [],
  /** How articles and figures come about, who checks them and how mistakes are mended, a paragraph each. */
  editorialPolicy: [],
};
