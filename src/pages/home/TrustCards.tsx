import { BookOpen, ListChecks, Scale } from 'lucide';
import { site } from '#src/site.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Section } from './Section.tsx';
import styles from './TrustCards.module.css';

const reasons = [
  {
    icon: BookOpen,
    title: 'Expert Guidance',
    text: 'The figures in our FAQ come with their official sources and the month we last checked them, so you can check them yourself.',
  },
  {
    icon: Scale,
    title: 'Competitive Rates',
    text: 'We do not set rates or lend money. Our four example rates come with their date, what they assume and what each costs a month, so you can compare any offer with them.',
  },
  {
    icon: ListChecks,
    title: 'Simple Process',
    text: 'Eight short steps, no more than two questions each, and no Social Security number. You get a reference number and a link to withdraw your consent.',
  },
];

/** Three cards about what visitors can expect. */
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
