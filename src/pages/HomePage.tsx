import { BookOpen, type IconNode, ListChecks, Scale } from 'lucide';
import { Suspense } from 'react';
import { PostImage } from '#src/content/pictures/PostImage.tsx';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { formName, paths } from '#src/lib/addresses/paths.ts';
import { absoluteUrl, safeUrl } from '#src/lib/addresses/safe-url.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { organization } from '#src/lib/loading/document-data.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import { site } from '#src/site.ts';
import { LazyPlace } from '#src/ui/notices/LazyPlace.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { DayNightPicture } from '#src/ui/parts/DayNightPicture.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './HomePage.module.css';
import { FeaturedPosts } from './home/FeaturedPosts.tsx';
import { Section } from './home/Section.tsx';

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
      <LazyPlace load={HomeRates.load} className={styles.rates}>
        {rates}
      </LazyPlace>
      <TrustCards />
      <Section title="Featured Resources">
        <FeaturedPosts />
      </Section>
      <LazyPlace load={HomeEnd.load}>{end}</LazyPlace>
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
          nothing, with no credit pull. It’s an inquiry, not an approval.
        </p>
        <p className={styles.actions}>
          <ButtonLink to={paths.quote}>{formName}</ButtonLink>
          <ButtonLink to={paths.blog} variant="quiet">
            Learn More <span className="visually-hidden">about buying a home</span>
          </ButtonLink>
        </p>
        <LinkPromise />
        <WhoAnswers />
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

/** What the link of an inquiry shows, in its own words. */
const shownByLink = [
  ['Day 2', 'We sent it to a lender.'],
  ['Day 9', 'You withdrew your consent.'],
  ['Day 9', 'We told the lender.'],
] as const;

/** That people see who has their number, with a picture of what they see. */
function LinkPromise() {
  const [see, stop] = whoContacts.promise.split(/(?<=\.) /);
  return (
    <figure className={styles.promise}>
      <figcaption>
        <b>{see}</b> {stop}
      </figcaption>
      <ol className={styles.timeline} aria-label="What the link shows, for example">
        {shownByLink.map(([day, what]) => (
          <li key={what}>
            <span className={styles.day}>{day}</span> {what}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Who reads an inquiry, with name and face once the owner has entered them. */
function WhoAnswers() {
  const { founderName, founderPhoto = '', replyDays } = useSiteDetails();
  const photo = safeUrl(founderPhoto);
  return (
    <div className={styles.who}>
      {photo && (
        <PostImage
          src={smallPicture(photo)}
          fallback="/favicon.svg"
          width={56}
          height={56}
          className={styles.face}
        />
      )}
      <p>
        <b>{founderName || `The founder of ${site.name}`}</b> reads every inquiry within{' '}
        {businessDays(replyDays)}. No one contacts you unless you agree.
      </p>
    </div>
  );
}

const HomeRates = lazyComponent(async () => (await import('./home/HomeRates.tsx')).HomeRates, {
  waits: true,
});
const HomeEnd = lazyComponent(async () => (await import('./home/HomeEnd.tsx')).HomeEnd, {
  waits: true,
});

/** Constant, because React discards prerendered content that is updated before hydration. */
const rates = (
  <Suspense>
    <HomeRates />
  </Suspense>
);
const end = (
  <Suspense>
    <HomeEnd />
  </Suspense>
);

interface Reason {
  icon: IconNode;
  title: string;
  text: string;
  /** Whether the card leads to the form. */
  begins?: boolean;
}

const reasons: readonly Reason[] = [
  {
    icon: BookOpen,
    title: 'Expert Guidance',
    text: 'The figures in our FAQ come with their official sources and the month we last checked them, so you can check them yourself.',
  },
  {
    icon: Scale,
    title: 'Competitive Rates',
    text: 'We’re not a lender, so we have no rate to sell. Our four example rates come with their date, what they assume and what each costs a month, so you can compare any offer with them.',
  },
  {
    icon: ListChecks,
    title: 'Simple Process',
    text: 'Eight short steps, no more than two questions each, and no Social Security number. You get a reference number, and a link in case you change your mind.',
    begins: true,
  },
];

/** Three cards about what visitors can expect. */
function TrustCards() {
  return (
    <Section title={`Why Choose ${site.name}?`}>
      <ul className={styles.cards}>
        {reasons.map(({ icon, title, text, begins }) => (
          <li key={title} className={styles.card}>
            <Icon of={icon} className={styles.cardIcon} size={28} strokeWidth={1.75} />
            <h3>{title}</h3>
            <p className={styles.cardText}>{text}</p>
            {begins && (
              <ButtonLink to={paths.quote} variant="link" className={styles.cardLink}>
                {formName}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
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
