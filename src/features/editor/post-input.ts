/** The values of the editor's fields, as typed. */
export interface PostInput {
  title: string;
  slug: string;
  /** The name of a US state; '' before one is chosen. */
  state: string;
  /** One of postCategories; '' before one is chosen. */
  category: string;
  description: string;
  /** HTML from the content editor. */
  content: string;
  author: string;
  image: string;
  /** Comma-separated. */
  keywords: string;
}

export type PostInputField = keyof PostInput;

export const emptyPost: PostInput = {
  title: '',
  slug: '',
  state: '',
  category: '',
  description: '',
  content: '',
  author: '',
  image: '',
  keywords: '',
};

/** The fields, in the order of the form. */
export const postInputFields = Object.keys(emptyPost) as PostInputField[];

/** Whether two forms have the same values. */
export function isSameInput(one: PostInput, other: PostInput): boolean {
  return postInputFields.every((field) => one[field] === other[field]);
}
