import { useWatch } from 'react-hook-form';
import { timelineOptions } from '#src/domain/leads/quote.options.ts';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { downPaymentNote } from '../down-payment-note.ts';
import { useQuoteField, useQuoteForm } from '../quote.form.ts';

export function PurchaseStep() {
  const downPayment = useQuoteField('downPayment');
  const timeline = useQuoteField('timeline');
  const { control } = useQuoteForm();
  const [typed, homePrice] = useWatch({ control, name: ['downPayment', 'homePrice'] });
  return (
    <>
      <MoneyField
        {...downPayment.field}
        label="Down payment"
        hint="An amount or a percentage of the price, like 80,000 or 20%. 0 is fine: VA and USDA loans may require none."
        dollarSign={false}
        inputMode="text"
        enterKeyHint="next"
      />
      <p role="status">{downPaymentNote(typed, homePrice)}</p>
      <SelectField
        {...timeline.field}
        label="When do you hope to buy?"
        placeholder="Select a time"
        options={timelineOptions}
        autoComplete="off"
      />
    </>
  );
}
