import { memo } from 'react';
import type { HomeLoanFigures } from '#src/features/calculators/inputs/home-loan-figures.ts';
import {
  formatPaymentMonth,
  useThisMonth,
} from '#src/features/calculators/inputs/payment-month.ts';
import { formatCents, formatWhole, measureFigure } from '#src/model/loans/format-figures.ts';
import type { PaymentBreakdown } from '#src/model/loans/payment-breakdown.ts';
import { LoanPicture } from './LoanPicture.tsx';
import { paymentLabel } from './MortgageSummary.tsx';
import styles from './PaymentBreakdownSection.module.css';

interface PaymentBreakdownSectionProps {
  figures: HomeLoanFigures;
  /** Whether another tool is open, beside which a phone has no room for the plot. */
  isBeside: boolean;
}

/** Where each monthly payment goes, and the life of the loan. */
export const PaymentBreakdownSection = memo(function PaymentBreakdownSection({
  figures,
  isBeside,
}: PaymentBreakdownSectionProps) {
  const parts = listParts(figures.parts);
  const today = useThisMonth();
  const total = formatCents(figures.parts.total);
  return (
    <div className={styles.charts} data-beside={isBeside || undefined}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>Each monthly payment</figcaption>
        <div className={styles.payment}>
          <div className={styles.ring}>
            <PaymentPie parts={parts} />
            <p className={styles.total} data-length={measureFigure(total)} aria-hidden="true">
              {total}
            </p>
          </div>
          <ul className={styles.legend}>
            {parts.map(({ name, dollars, percent }, index) => (
              <li key={name} className={styles.entry}>
                <span className={styles.swatch} data-part={index + 1} />
                <span>{name}</span>
                <span className={styles.amount} data-length={measureFigure(formatCents(dollars))}>
                  <span>{formatCents(dollars)}</span>{' '}
                  <span className={styles.share}>{`(${percent}%)`}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </figure>
      {/* A prerendered page names no month, and stays small. */}
      {today !== undefined && (
        <LoanPicture
          {...figures.loan}
          home={[
            [paymentLabel(figures), total],
            ['Home price', formatWhole(figures.homePrice)],
            ['Down payment', formatWhole(figures.downPayment.dollars)],
          ]}
          prepayments={figures.prepayments}
          insuranceEnd={figures.insurance?.privateEnd}
          nameMonth={(number) => formatPaymentMonth(today, number)}
        />
      )}
    </div>
  );
});

/** A part of the monthly payment, as the pie and its legend show it. */
interface BreakdownPart {
  name: string;
  dollars: number;
  percent: number;
}

/** Draws the parts of a monthly payment as a ring; its legend stands beside it as text. */
function PaymentPie({ parts }: { parts: readonly BreakdownPart[] }) {
  const total = parts.reduce((sum, { dollars }) => sum + dollars, 0);
  let drawn = 0;
  return (
    <svg viewBox="0 0 150 150" className={styles.pie} aria-hidden="true">
      {parts.map(({ name, dollars }, index) => {
        const share = total > 0 ? (dollars / total) * 100 : 0;
        const start = drawn;
        drawn += share;
        // A narrow gap sets neighbors apart.
        const length = share < 100 ? Math.max(0, share - 0.5) : share;
        return (
          length > 0 && (
            <circle
              key={name}
              cx="75"
              cy="75"
              r="61.5"
              pathLength="100"
              stroke={`var(--part-${index + 1})`}
              strokeDasharray={`${length} 100`}
              strokeDashoffset={-start}
            />
          )
        );
      })}
    </svg>
  );
}

/** Returns the parts of a monthly payment, always in the same order, which their colors follow. */
export function listParts(payment: PaymentBreakdown): BreakdownPart[] {
  const { principalAndInterest, propertyTax, homeInsurance, hoa, mortgageInsurance } = payment;
  const parts = [
    { name: 'Principal and interest', dollars: principalAndInterest },
    { name: 'Property tax', dollars: propertyTax },
    { name: 'Insurance', dollars: homeInsurance },
    { name: 'HOA', dollars: hoa },
    ...(mortgageInsurance > 0 ? [{ name: 'Mortgage insurance', dollars: mortgageInsurance }] : []),
  ];
  const percents = sharePercents(parts.map(({ dollars }) => dollars));
  return parts.map((part, index) => ({ ...part, percent: percents[index] ?? 0 }));
}

/**
 * Returns the share of each amount in whole percent. They add up to 100: the percents that rounding down leaves
 * over go to the amounts that it took most from.
 *
 * @example sharePercents([1, 1, 1]) // [34, 33, 33]
 */
function sharePercents(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / total) * 100);
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const rest = (index: number) => (exact[index] ?? 0) % 1;
  const raised = [...exact.keys()].toSorted((a, b) => rest(b) - rest(a)).slice(0, left);
  return exact.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0));
}
