import { Check, X } from 'lucide';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './LastCall.module.css';

const whatHappens = [
  'You complete eight short steps and check your answers before you send anything.',
  'A representative contacts you about loans that could fit.',
  'You decide whether to go on, and with whom.',
];

const whatDoesNot = [
  'A credit pull: no one looks at your credit report.',
  'A bill: the service is free for home buyers.',
  'An approval: no one here decides on a loan.',
];

/** The closing call to action: what happens after starting the form, and what does not. */
export function LastCall() {
  return (
    <section className={styles.call} aria-labelledby="last-call-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="last-call-title">Start when you are ready</h2>
          <ButtonLink to={paths.quote}>Start the eight steps</ButtonLink>
        </div>
        <div>
          <h3 className={styles.title}>What happens next</h3>
          <ul className={styles.list}>
            {whatHappens.map((text) => (
              <li key={text}>
                <Icon of={Check} className={styles.yes} size={20} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.title}>What does not happen</h3>
          <ul className={styles.list}>
            {whatDoesNot.map((text) => (
              <li key={text}>
                <Icon of={X} className={styles.no} size={20} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
