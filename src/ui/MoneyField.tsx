import { TextField, type TextFieldProps } from './TextField.tsx';

interface MoneyFieldProps extends Omit<TextFieldProps, 'ornament'> {
  /** False if the answer may be something other than dollars, such as a percentage. */
  dollarSign?: boolean;
}

/** A text field for an amount, so that visitors can type `$450,000` or `450k`. */
export function MoneyField({ dollarSign = true, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ornament={dollarSign ? '$' : undefined}
    />
  );
}
