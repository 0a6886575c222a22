import { Choices, type ChoicesProps } from './Choices.tsx';

/** Any number of a few choices under one name. */
export function CheckboxGroup(props: ChoicesProps) {
  return <Choices {...props} type="checkbox" />;
}
