/** The categories of posts: the tabs of the blog and the choices in the editor. */
export const postCategories = ['Rates', 'Approval', 'Credit', 'Refinance'] as const;

export type PostCategory = (typeof postCategories)[number];
