/** What a post can be about: the tabs of the blog and the choices of the editor. */
export const postCategories = ['Rates', 'Approval', 'Credit', 'Refinance'] as const;

export type PostCategory = (typeof postCategories)[number];
