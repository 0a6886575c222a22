import { AmountField } from './AmountField.tsx';
import { DownPaymentFields } from './DownPaymentFields.tsx';
import type { HomeLoanFigures } from './figures.ts';
import styles from './InputGrid.module.css';
import type { HomeLoanInputs } from './inputs.ts';
import { LoanProgramFields } from './LoanProgramFields.tsx';
import { RateField } from './RateField.tsx';
import { TermField } from './TermField.tsx';
import type { InputsProps } from './use-inputs.ts';

interface HomeLoanFieldsProps extends InputsProps<HomeLoanInputs> {
  figures: HomeLoanFigures;
}

/** The inputs of the advanced calculator. */
export function HomeLoanFields({ inputs, change, figures }: HomeLoanFieldsProps) {
  return (
    <>
      <AmountField
        id="home-price"
        label="Home price"
        hint="Like 400,000 or 400k."
        text={inputs.homePrice}
        onChange={(homePrice) => change({ homePrice })}
      />
      <DownPaymentFields
        input={inputs.downPayment}
        figures={figures.downPayment}
        onChange={(input) => change({ downPayment: input })}
      />
      <LoanProgramFields inputs={inputs} change={change} figures={figures} />
      <RateField
        id="rate"
        termYears={inputs.termYears}
        text={inputs.rate}
        onChange={(rate) => change({ rate })}
      />
      <TermField
        id="term"
        years={inputs.termYears}
        onChange={(termYears) => change({ termYears })}
      />
      <div className={styles.pair}>
        <AmountField
          id="property-tax"
          label="Property tax"
          hint="Per year."
          text={inputs.propertyTax}
          onChange={(propertyTax) => change({ propertyTax })}
        />
        <AmountField
          id="home-insurance"
          label="Home insurance"
          hint="Per year."
          text={inputs.homeInsurance}
          onChange={(homeInsurance) => change({ homeInsurance })}
        />
        <AmountField
          id="hoa"
          label="HOA dues"
          hint="Per month."
          text={inputs.hoa}
          onChange={(hoa) => change({ hoa })}
        />
        <AmountField
          id="extra-payment"
          label="Extra payment"
          hint="Per month, to pay off the loan early."
          text={inputs.extraPayment}
          onChange={(extraPayment) => change({ extraPayment })}
        />
      </div>
    </>
  );
}
