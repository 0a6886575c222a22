import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './CallerFacts.module.css';

const asked = [
  'What home, price and date you have in mind',
  'Your income, savings and debts, in round numbers',
  'Which loans you would like to compare',
];

const neverAsked = [
  'A password, or a code from a text message',
  'A wire transfer, gift cards or cryptocurrency',
  'A full card number, or a fee for an approval',
];

/** What a caller about an inquiry will ask, and how to recognize an impostor. */
export function CallerFacts() {
  return (
    <section aria-labelledby="caller" className={styles.facts}>
      <h2 id="caller" className={styles.title}>
        When someone calls
      </h2>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>You may be asked</h3>
          <ul>
            {asked.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <div className={styles.never}>
          <h3>No honest caller asks for</h3>
          <ul>
            {neverAsked.map((what) => (
              <li key={what}>
                <Icon of={X} size="1.1em" />
                {what}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p>
        A lender needs your Social Security number only when you apply for a loan. If a caller asks
        for something on the second list, hang up and <Link to={paths.contact}>tell us</Link>.
      </p>
    </section>
  );
}
