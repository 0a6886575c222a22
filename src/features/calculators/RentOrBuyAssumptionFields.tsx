import { AmountField } from './AmountField.tsx';
import styles from './Assumptions.module.css';
import { PercentField } from './PercentField.tsx';
import type { RentOrBuyInputs } from './tool-inputs.ts';
import type { InputsProps } from './use-inputs.ts';

const fields = [
  { key: 'rentGrowth', label: 'Rent rises', hint: 'Percent per year.', unit: 'percent' },
  { key: 'homeGrowth', label: 'Home value rises', hint: 'Percent per year.', unit: 'percent' },
  { key: 'propertyTax', label: 'Property tax', hint: 'Percent of the value.', unit: 'percent' },
  { key: 'upkeep', label: 'Upkeep', hint: 'Percent of the value.', unit: 'percent' },
  { key: 'homeInsurance', label: 'Home insurance', hint: 'Per year.', unit: 'amount' },
  { key: 'hoa', label: 'HOA dues', hint: 'Per month.', unit: 'amount' },
  { key: 'costGrowth', label: 'These costs rise', hint: 'Percent per year.', unit: 'percent' },
  { key: 'buyingCosts', label: 'Closing costs', hint: 'Percent of the price.', unit: 'percent' },
  {
    key: 'sellingCosts',
    label: 'Costs of selling',
    hint: 'Percent of the value.',
    unit: 'percent',
  },
  { key: 'savingsReturn', label: 'Savings earn', hint: 'Percent per year.', unit: 'percent' },
] as const satisfies {
  key: keyof RentOrBuyInputs;
  label: string;
  hint: string;
  unit: 'percent' | 'amount';
}[];

/** What the comparison assumes about the years to come, each to be changed. */
export function RentOrBuyAssumptionFields({ inputs, change }: InputsProps<RentOrBuyInputs>) {
  return (
    <details className={styles.assumptions}>
      <summary className={styles.summary}>What this assumes</summary>
      <p className={styles.lead}>
        Nobody knows these for years ahead. Change them to see how much they matter. Income taxes
        are left out, and below 20% down an assumed premium for mortgage insurance is counted.
      </p>
      <div className={styles.fields}>
        {fields.map(({ key, unit, ...texts }) => {
          const Field = unit === 'amount' ? AmountField : PercentField;
          return (
            <Field
              key={key}
              id={`rent-${key}`}
              {...texts}
              text={inputs[key]}
              onChange={(text) => change({ [key]: text })}
            />
          );
        })}
      </div>
    </details>
  );
}
