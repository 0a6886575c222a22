import type { Founder } from '#src/lib/settings.schema.ts';

/**
 * The person behind the site, which the owner fills in for the page About the Author. While it is
 * empty, the page says that the site does not name its owner yet. Once there is a name, `role`, `about`
 * and `editorialPolicy` are required too; otherwise the build fails and names what is missing. Write
 * only what is true. docs/owner.md has an example.
 */
export const founder: Founder = {
  name: '',
  /** Such as "Founder" or "Founder and editor". */
  role: '',
  /** A photo in public/, such as { src: '/images/ada.jpg', width: 480, height: 480 }. */
  photo: undefined,
  /** The biography, one string per paragraph. */
  about: [],
  /** Facts that readers can verify: a license with its register, a degree, years in the industry. */
  credentials: [],
  /** External pages, such as { label: 'LinkedIn', url: 'https://…' }. */
  links: [],
  /** How articles are written and checked and how errors are corrected, one string per paragraph. */
  editorialPolicy: [],
};
