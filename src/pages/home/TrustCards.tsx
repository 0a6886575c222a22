import { BookOpen, ListChecks, Scale } from 'lucide';
import { site } from '#src/site.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Section } from './Section.tsx';
import styles from './TrustCards.module.css';

const reasons = [
  {
    icon: BookOpen,
    title: 'Expert Guidance',
    text: 'Articles, calculators and answers in plain words, so that you know what to ask before a lender asks you.',
  },
  {
    icon: Scale,
    title: 'Competitive Rates',
    text: 'Example rates for four kinds of loan side by side, because an offer is only good when you have compared it.',
  },
  {
    icon: ListChecks,
    title: 'Simple Process',
    text: 'Eight short steps with no more than two questions each, and a review of every answer before anything is sent.',
  },
];

/** What a visitor can expect, one honest sentence each. */
export function TrustCards() {
  return (
    <Section title={`Why Choose ${site.name}?`}>
      <ul className={styles.cards}>
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <Icon of={icon} className={styles.icon} size={28} strokeWidth={1.75} />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
