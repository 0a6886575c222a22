import { Choices, type ChoicesProps } from './Choices.tsx';

/** One of a few choices, all in sight, each a card of its own. */
export function ChoiceField(props: ChoicesProps) {
  return <Choices {...props} type="radio" />;
}
