import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import { faqPreview } from '#src/features/faq/questions.ts';
import { paths } from '#src/lib/paths.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './FaqPreview.module.css';
import { Section } from './Section.tsx';

/** Links to three common questions, which open in the FAQ. */
export function FaqPreview() {
  return (
    <Section title="Common Questions" more={{ to: paths.faq, label: 'View All FAQs' }}>
      <ul className={styles.questions}>
        {faqPreview.map(({ id, question, path }) => (
          <li key={id}>
            <Link className={styles.question} to={path}>
              {question}
              <Icon of={ChevronRight} className={styles.icon} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
