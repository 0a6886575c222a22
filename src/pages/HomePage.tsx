import { BookOpen, Check, ChevronRight, ListChecks, Scale, X } from 'lucide';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { faqPreview } from '#src/features/faq/questions.ts';
import { organization } from '#src/lib/document-data.ts';
import { lazyPart } from '#src/lib/lazy-part.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { DayNightPicture } from '#src/ui/DayNightPicture.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './HomePage.module.css';
import { FeaturedPosts } from './home/FeaturedPosts.tsx';

/** The home page. */
export function HomePage() {
  return (
    <>
      <PageHead
        title={`${site.name} - ${site.tagline}`}
        description="Find the best mortgage rates for your plans and take the first step toward getting pre-approved: a free pre-qualification inquiry with no credit pull."
        path={paths.home}
        jsonLd={homeJsonLd}
      />
      <Hero />
      <LazyRates />
      <TrustCards />
      <Section title="Featured Resources">
        <FeaturedPosts />
      </Section>
      <FaqPreview />
      <LastCall />
    </>
  );
}

/** The hero: headline, two links, and what visitors can rely on. */
function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.heroText}>
        <h1 id="hero-title" className={styles.heroTitle}>
          Your Path to Homeownership Starts Here
        </h1>
        <p className={styles.lead}>
          Answer a few questions at your own pace and hear back about loans that could fit. It costs
          nothing, with no credit pull. It is an inquiry, not an approval.
        </p>
        <p className={styles.actions}>
          <ButtonLink to={paths.quote}>Get Pre-Qualified</ButtonLink>
          <ButtonLink to={paths.blog} variant="quiet">
            Learn More <span className="visually-hidden">about buying a home</span>
          </ButtonLink>
        </p>
        <p className={styles.next}>
          What happens next: eight short steps, the last one to check your answers. Then a person
          contacts you.
        </p>
      </div>
      <DayNightPicture
        src="/images/hero.svg"
        nightSrc="/images/hero-night.svg"
        width={640}
        height={600}
        fetchPriority="high"
        className={styles.picture}
      />
    </section>
  );
}

const { Part: HomeRates, load: loadRates } = lazyPart<object>(
  async () => (await import('./home/HomeRates.tsx')).HomeRates,
);

/** Constant, because React discards prerendered content that is updated before hydration. */
const rates = (
  <Suspense>
    <HomeRates />
  </Suspense>
);

/**
 * Loads the rates' script lazily, after the page's own. If it failed to load, moving the slider
 * retries.
 */
function LazyRates() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    void loadRates();
    // React does not dispatch events of a part that is not hydrated yet.
    element?.addEventListener('input', loadRates);
    return () => element?.removeEventListener('input', loadRates);
  }, []);

  return (
    <div ref={place} className={styles.rates}>
      {rates}
    </div>
  );
}

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
function TrustCards() {
  return (
    <Section title={`Why Choose ${site.name}?`}>
      <ul className={styles.cards}>
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <Icon of={icon} className={styles.cardIcon} size={28} strokeWidth={1.75} />
            <h3>{title}</h3>
            <p className={styles.cardText}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
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
function LastCall() {
  return (
    <section className={styles.call} aria-labelledby="last-call-title">
      <div className={styles.callInner}>
        <div className={styles.callHead}>
          <h2 id="last-call-title">Start when you are ready</h2>
          <ButtonLink to={paths.quote}>Start the eight steps</ButtonLink>
        </div>
        <div>
          <h3 className={styles.callTitle}>What happens next</h3>
          <ul className={styles.callList}>
            {whatHappens.map((text) => (
              <li key={text}>
                <Icon of={Check} className={styles.yes} size={20} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.callTitle}>What does not happen</h3>
          <ul className={styles.callList}>
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

interface SectionProps {
  title: string;
  /** A link to more of the same. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** A section of the home page, with its heading. */
function Section({ title, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** The site and its publisher as schema.org data. */
const homeJsonLd = {
  '@context': 'https://schema.org',
  '@graph': [
    organization,
    {
      '@type': 'WebSite',
      name: site.name,
      url: absoluteUrl(paths.home),
      publisher: organization,
      inLanguage: 'en-US',
    },
  ],
};
