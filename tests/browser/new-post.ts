/** Returns what the owner types into the editor; no other test uses the slug. */
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
