/**
 * Returns the values that the owner types into the editor.
 *
 * @param slug a slug that no other test uses
 */
export function newPost(slug: string) {
  return {
    title: `Reading a rate sheet ${slug}`,
    slug,
    state: 'Texas',
    category: 'Rates',
    description: 'Rate, APR and points.',
    content: 'Three numbers stand on a rate sheet.',
  };
}
