import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { loanFacts } from '#src/model/facts/loan-facts.ts';
import { blogQuery, blogStart, offeredSearches } from '#src/model/posts/blog-place.ts';
import styles from './FaqList.module.css';
import { faqItemPath } from './questions.ts';

const { fha, va } = loanFacts;

const searchFor = (text: string) => paths.blog + blogQuery({ ...blogStart, text });
const toolAt = (name: string) => `${paths.calculator}#tab=advanced&tool=${name}`;

const affordability = ['What could you afford?', toolAt('afford')];

const situations = [
  {
    title: 'Your score is around 590',
    text: `An FHA loan takes ${fha.downPaymentPercent}% down from a score of ${fha.fromScore}, and ${fha.lowerScoreDownPaymentPercent}% below that.`,
    links: [['Articles about scores', searchFor(offeredSearches.lowScore)], affordability],
  },
  {
    title: 'You don’t have the down payment yet',
    text: 'State and city programs lend or give part of it, and counselors know which ones fit.',
    links: [
      ['Articles about help with it', searchFor(offeredSearches.downPaymentHelp)],
      ['Loan types compared', faqItemPath('down-payment')],
    ],
  },
  {
    title: 'You served in the military',
    text: `A VA loan can start at ${va.downPaymentPercent}% down, without monthly mortgage insurance.`,
    links: [
      ['Articles about VA loans', searchFor(offeredSearches.veteran)],
      ['Loan types compared', faqItemPath('down-payment')],
    ],
  },
  {
    title: 'You’re buying together',
    text: 'Two incomes count, and often the lower of your two middle scores.',
    links: [['Articles about co-borrowers', searchFor(offeredSearches.together)], affordability],
  },
  {
    title: 'You want to refinance',
    text: 'Our form is for buying a home, so write to us instead.',
    links: [
      [
        'Articles about refinancing',
        paths.blog + blogQuery({ ...blogStart, category: 'Refinance' }),
      ],
      ['Should you refinance?', toolAt('refinance')],
      ['Write to us', paths.contact],
    ],
  },
];

/** Where people in a situation of their own go on: articles and tools. */
export function FaqSituations() {
  return (
    <section aria-labelledby="situations" className={styles.situations}>
      <h2 id="situations">Your situation</h2>
      <ul>
        {situations.map(({ title, text, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.ways}>
              {links.map(([words = '', to = '']) => (
                <Link key={words} to={to}>
                  {words}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
