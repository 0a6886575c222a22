import { creditScoreOptions } from '#src/domain/leads/quote.options.ts';
import { formatAmount } from '#src/lib/input/money.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useQuoteField } from '../quote.form.ts';

export function FinancesStep() {
  const income = useQuoteField('income', formatAmount);
  const creditScore = useQuoteField('creditScore');
  return (
    <>
      <MoneyField
        {...income.field}
        label="Yearly income"
        hint="Before taxes, together with anyone who buys with you. You can type 85,000 or 85k."
        enterKeyHint="next"
      />
      <SelectField
        {...creditScore.field}
        label="Credit score"
        hint="Your best guess is fine. We do not pull your credit."
        placeholder="Select a range"
        options={creditScoreOptions}
        autoComplete="off"
      />
    </>
  );
}
