import { loanTypeOptions } from '#src/domain/leads/quote.options.ts';
import { formatAmount } from '#src/lib/input/money.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useQuoteField } from '../quote.form.ts';

export function LoanStep() {
  const loanType = useQuoteField('loanType');
  const homePrice = useQuoteField('homePrice', formatAmount);
  return (
    <>
      <SelectField
        {...loanType.field}
        label="Loan type"
        hint="Not sure? Conventional is the most common. You can change your mind later."
        placeholder="Select a loan type"
        options={loanTypeOptions}
        autoComplete="off"
      />
      <MoneyField
        {...homePrice.field}
        label="Home price"
        hint="About what you expect to pay. You can type 450,000 or 450k."
        enterKeyHint="next"
      />
    </>
  );
}
