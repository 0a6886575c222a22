import type { Editor } from '@tiptap/react';
import { headingLevels } from '../extensions.ts';

/** The paragraph styles to choose from. */
export const paragraphStyles = [
  { value: 'p', label: 'Paragraph' },
  { value: 'h2', label: 'Heading' },
  { value: 'h3', label: 'Subheading' },
  { value: 'h4', label: 'Small heading' },
] as const;

/** Returns the style of the current paragraph. */
export function currentStyle(editor: Editor): string {
  const level = headingLevels.find((each) => editor.isActive('heading', { level: each }));
  return level ? `h${level}` : 'p';
}

/** Sets the style of the current paragraph. */
export function setStyle(editor: Editor, style: string): void {
  const level = headingLevels.find((each) => style === `h${each}`);
  // Does not focus the text, because arrow keys step through the select's values.
  if (level) editor.commands.setHeading({ level });
  else editor.commands.setParagraph();
}
