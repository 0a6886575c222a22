import { postCategories } from '#src/domain/posts/post-categories.ts';
import { usStates } from '#src/lib/us-states.ts';
import { shownCategory } from '../post-texts.ts';

const toOption = (name: string) => ({ value: name, label: name });

/** The categories to choose from, with the one that the table shows for a post without any. */
export const categoryOptions = [...postCategories, shownCategory({ category: '' })].map(toOption);

export const stateOptions = usStates.map(toOption);
