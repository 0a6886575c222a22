import { memo, useId, useState } from 'react';
import { type Loan, monthlyPayment } from '#src/model/loans/loan.ts';
import { wholeDollars } from '#src/model/rates/payment-at.ts';
import styles from './CostOfChange.module.css';

/** In points of the rate, and in percent of the price. */
const changes = [
  { name: 'Rate half a point lower', points: -0.5, percent: 0 },
  { name: 'Rate half a point higher', points: 0.5, percent: 0 },
  { name: 'Price 3% lower', points: 0, percent: -3 },
  { name: 'Price 3% higher', points: 0, percent: 3 },
];

/** What another rate and another price do to the month: bars from the same figures, of which one is chosen. */
export const CostOfChange = memo(function CostOfChange(loan: Loan) {
  const group = useId();
  const [chosen, setChosen] = useState(1);
  const now = Math.round(monthlyPayment(loan));
  const bars = changes.map(({ name, points, percent }) => {
    const principal = loan.principal * (1 + percent / 100);
    const rate = Math.max(0, loan.annualRatePercent + points);
    const payment = Math.round(monthlyPayment({ ...loan, principal, annualRatePercent: rate }));
    const difference = payment - now;
    const amount = wholeDollars(Math.abs(difference));
    const words = `${wholeDollars(principal)} at ${rate}% costs ${wholeDollars(payment)} a month, ${amount} ${difference < 0 ? 'less' : 'more'} than now.`;
    return { name, difference, amount, words };
  });
  const widest = Math.max(1, ...bars.map(({ difference }) => Math.abs(difference)));
  return (
    <fieldset className={styles.changes}>
      <legend className={styles.title}>What a change does to the month</legend>
      {bars.map(({ name, difference, amount }, index) => {
        const width = (Math.abs(difference) / widest) * 50;
        return (
          <label key={name} className={styles.change}>
            <input
              type="radio"
              className={styles.choice}
              name={group}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            />
            <span>{name}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect
                x={`${difference < 0 ? 50 - width : 50}%`}
                width={`${width}%`}
                y="50%"
                height="1.25em"
                className={difference < 0 ? styles.less : styles.more}
              />
              <line x1="50%" x2="50%" y2="100%" />
            </svg>
            <b className="figures">{`${difference < 0 ? '−' : '+'}${amount}`}</b>
          </label>
        );
      })}
      <p className={styles.words}>{bars[chosen]?.words}</p>
    </fieldset>
  );
});
