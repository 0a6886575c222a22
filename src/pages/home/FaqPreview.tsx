import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { faqPreview } from '#src/features/faq/questions.ts';
import { paths } from '#src/lib/paths.ts';
import styles from './FaqPreview.module.css';
import { Section } from './Section.tsx';

/** Three questions that many people begin with; they open in the FAQ. */
export function FaqPreview() {
  return (
    <Section title="Questions People Begin With" more={{ to: paths.faq, label: 'View All FAQs' }}>
      <ul className={styles.questions}>
        {faqPreview.map(({ id, question, path }) => (
          <li key={id}>
            <Link className={styles.question} to={path}>
              {question}
              <ChevronRight className={styles.icon} size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
