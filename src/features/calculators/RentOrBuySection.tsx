import { memo, useMemo } from 'react';
import { rentOrBuy } from '#src/domain/loans/rent-or-buy.ts';
import { AmountField } from './AmountField.tsx';
import { Answer } from './Answer.tsx';
import { FigureList } from './FigureList.tsx';
import { formatCents } from './format.ts';
import { PercentField } from './PercentField.tsx';
import { RateField } from './RateField.tsx';
import { RentOrBuyAssumptionFields } from './RentOrBuyAssumptionFields.tsx';
import { aheadText, rentOrBuyOf, wealthText } from './rent-or-buy-text.ts';
import { Section } from './Section.tsx';
import { TermField } from './TermField.tsx';
import { keptLimits, type RentOrBuyInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';
import { Workbench } from './Workbench.tsx';

/** Compares buying a home with renting one and saving the difference. */
export const RentOrBuySection = memo(function RentOrBuySection({
  inputs,
  change,
}: InputsProps<RentOrBuyInputs>) {
  const result = useMemo(() => rentOrBuy(rentOrBuyOf(inputs)), [inputs]);
  const year = result.years[inputs.yearsKept - 1];
  return (
    <Section
      title="Should I rent or buy?"
      lead="Both spend the same each month: whoever pays less saves the difference. A buyer sells at the end."
      screenOnly
    >
      <Workbench
        label="Renting and buying"
        inputs={
          <>
            <AmountField
              id="rent-monthly"
              label="Monthly rent"
              hint="For a home like the one you would buy."
              text={inputs.monthlyRent}
              onChange={(monthlyRent) => change({ monthlyRent })}
            />
            <AmountField
              id="rent-home-price"
              label="Price of the home"
              hint="Like 400,000 or 400k."
              text={inputs.homePrice}
              onChange={(homePrice) => change({ homePrice })}
            />
            <PercentField
              id="rent-down-payment"
              label="Down payment"
              hint="Percent of the home price."
              text={inputs.downPaymentPercent}
              onChange={(downPaymentPercent) => change({ downPaymentPercent })}
            />
            <RateField
              id="rent-rate"
              text={inputs.rate}
              termYears={inputs.termYears}
              onChange={(rate) => change({ rate })}
            />
            <TermField
              id="rent-term"
              years={inputs.termYears}
              onChange={(termYears) => change({ termYears })}
            />
            <TermField
              id="rent-kept"
              label="Years you will stay"
              years={inputs.yearsKept}
              limits={keptLimits}
              onChange={(yearsKept) => change({ yearsKept })}
            />
            <RentOrBuyAssumptionFields inputs={inputs} change={change} />
          </>
        }
        answer={
          <Answer
            title="Rent or buy"
            label="Buying is ahead"
            figure={aheadText(result)}
            note={wealthText(result, inputs.yearsKept)}
          >
            <FigureList
              figures={[
                { label: 'Cash needed to buy', value: formatCents(result.cashAtStart) },
                { label: 'Buyer has then', value: formatCents(year?.buyerWealth ?? 0) },
                { label: 'Renter has then', value: formatCents(year?.renterWealth ?? 0) },
              ]}
            />
          </Answer>
        }
      />
    </Section>
  );
});
