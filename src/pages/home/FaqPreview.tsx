import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import styles from './FaqPreview.module.css';
import { Section } from './Section.tsx';

/** Questions that the FAQ answers at the anchor `id`. */
const questions = [
  { id: 'pre-approval', question: 'What does pre-qualification involve?' },
  { id: 'down-payment', question: 'How much down payment do I need?' },
  { id: 'closing-costs', question: 'What are closing costs?' },
];

/** Three questions that many people begin with; they open in the FAQ. */
export function FaqPreview() {
  return (
    <Section title="Questions People Begin With" more={{ to: paths.faq, label: 'View All FAQs' }}>
      <ul className={styles.questions}>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <Link className={styles.question} to={`${paths.faq}#${id}`}>
              {question}
              <ChevronRight className={styles.icon} size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
