import { TextField, type TextFieldProps } from './TextField.tsx';

interface MoneyFieldProps extends Omit<TextFieldProps, 'ornament'> {
  /** False where the answer may be something else than dollars, such as a percentage. */
  dollarSign?: boolean;
}

/** An amount as the person types it; text, so that `$450,000` and `450k` can be understood. */
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
