import { Check, ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import { faqPreview } from '#src/features/faq/questions.ts';
import { formName, paths } from '#src/lib/addresses/paths.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './HomeEnd.module.css';
import { Section } from './Section.tsx';

/** The end of the home page: three questions, and the closing call to action. */
export function HomeEnd() {
  return (
    <>
      <FaqPreview />
      <LastCall />
    </>
  );
}

/** Links to three common questions, which open in the FAQ. */
function FaqPreview() {
  return (
    <Section title="Common Questions" more={{ to: paths.faq, label: 'View All FAQs' }}>
      <ul className={styles.questions}>
        {faqPreview.map(({ id, question, path }) => (
          <li key={id}>
            <Link className={styles.question} to={path}>
              {question}
              <Icon of={ChevronRight} className={styles.questionIcon} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const whatHappens = [
  'You answer a few questions in eight short steps, and check your answers before you send them.',
  `${whoContacts.may} ${whoContacts.onlyIf} ${whoContacts.end}`,
  'You decide whether to go on, and with whom.',
];

const whatToCountOn = [
  'No credit pull: no one looks at your credit report.',
  'No fees: the service is free for home buyers.',
  'No loan decision: only a lender can approve you.',
];

/** The closing call to action: what happens after starting the form, and what does not. */
function LastCall() {
  return (
    <section className={styles.call} aria-labelledby="last-call-title">
      <div className={styles.callInner}>
        <div className={styles.callHead}>
          <h2 id="last-call-title">Start when you’re ready</h2>
          <ButtonLink to={paths.quote}>{formName}</ButtonLink>
        </div>
        <CallList title="What happens next" texts={whatHappens} />
        <CallList title="What you can count on" texts={whatToCountOn} />
      </div>
    </section>
  );
}

function CallList({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.callTitle}>{title}</h3>
      <ul className={styles.callList}>
        {texts.map((text) => (
          <li key={text}>
            <Icon of={Check} className={styles.yes} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
