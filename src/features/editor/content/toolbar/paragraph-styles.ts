import type { Editor } from '@tiptap/react';
import { headingLevels } from '../extensions.ts';

/** What a paragraph can be, by the value of the choice. */
export const paragraphStyles = [
  { value: 'p', label: 'Paragraph' },
  { value: 'h2', label: 'Heading' },
  { value: 'h3', label: 'Subheading' },
  { value: 'h4', label: 'Small heading' },
] as const;

/** The style of the paragraph that the cursor is in. */
export function currentStyle(editor: Editor): string {
  const level = headingLevels.find((each) => editor.isActive('heading', { level: each }));
  return level ? `h${level}` : 'p';
}

/** Makes the paragraph that the cursor is in one of another style. */
export function setStyle(editor: Editor, style: string): void {
  const level = headingLevels.find((each) => style === `h${each}`);
  // The choice keeps the focus: arrow keys go through its values one by one.
  if (level) editor.commands.setHeading({ level });
  else editor.commands.setParagraph();
}
