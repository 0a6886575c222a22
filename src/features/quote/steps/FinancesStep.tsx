import { creditScoreOptions } from '#src/domain/leads/quote.options.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { zeroQuestion } from '../questions.ts';
import { useQuoteField } from '../quote.form.ts';
import { useQuestion } from '../use-question.ts';

export function FinancesStep() {
  const income = useQuoteField('income');
  const question = useQuestion('income', zeroQuestion);
  const creditScore = useQuoteField('creditScore');
  return (
    <>
      <MoneyField
        {...income.field}
        suggestion={question}
        label="Yearly income"
        hint="Your income before taxes, plus that of anyone buying with you. You can type 85,000 or 85k."
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
