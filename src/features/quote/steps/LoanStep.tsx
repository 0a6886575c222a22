import { loanTypeOptions } from '#src/domain/leads/quote.options.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { zeroQuestion } from '../questions.ts';
import { useQuoteField } from '../quote.form.ts';
import { useQuestion } from '../use-question.ts';

export function LoanStep() {
  const loanType = useQuoteField('loanType');
  const homePrice = useQuoteField('homePrice');
  const question = useQuestion('homePrice', zeroQuestion);
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
        suggestion={question}
        label="Home price"
        hint="About what you expect to pay. You can type 450,000 or 450k."
        enterKeyHint="next"
      />
    </>
  );
}
