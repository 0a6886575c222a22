import { Link } from 'react-router-dom';
import { founder } from '#src/founder.ts';
import { businessDays } from '#src/lib/format.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import type { Founder } from '#src/lib/settings.schema.ts';
import { site } from '#src/site.ts';
import { ProsePage } from '#src/ui/ProsePage.tsx';
import { AboutFounder } from './about/AboutFounder.tsx';
import { FounderPhoto } from './about/FounderPhoto.tsx';
import { founderJsonLd } from './about/founder-json-ld.ts';
import { SisterSite } from './about/SisterSite.tsx';
import { Unsigned } from './about/Unsigned.tsx';

/** The page about the founder: who runs the site, why it exists, and what it does and does not do. */
export function AboutAuthorPage() {
  return <AboutAuthor founder={founder} />;
}

/** The page for a given founder; without a name, it says that no founder is named yet. */
export function AboutAuthor({ founder }: { founder: Founder }) {
  const { name, role } = founder;
  return (
    <>
      <PageHead
        title={`About the Author | ${site.name}`}
        description={`Why ${site.name} exists, who publishes it, how it makes money, and what it does and does not do for home buyers.`}
        path={paths.aboutAuthor}
        jsonLd={name ? founderJsonLd(founder) : undefined}
      />
      <ProsePage
        title="About the Author"
        lead={
          name
            ? `${site.name} is the work of ${name}, ${role}, who publishes its articles and keeps its rates and figures up to date.`
            : `${site.name} does not name its owner yet. This page explains what the site is and what is still missing.`
        }
        picture={<FounderPhoto founder={founder} />}
      >
        {name ? <AboutFounder founder={founder} /> : <Unsigned />}
        <h2>Why this site exists</h2>
        <p>
          Most people buy a home only a few times in their lives, and each time the words are new:
          points, escrow, debt-to-income, rate lock. Much of what you can read about them is written
          to sell a loan. {site.name} was started to put the explanation first: what a term means,
          what goes into a number, and what to ask next.
        </p>
        <p>
          You can read everything and use every calculator here without giving your name. When you
          want to hear from a lender, there is one form, and it tells you up front what happens to
          your answers.
        </p>
        <h2>What it does</h2>
        <ul>
          <li>
            It explains rates, approval, credit and refinancing in{' '}
            <Link to={paths.blog}>articles</Link> and in the <Link to={paths.faq}>FAQ</Link>.
          </li>
          <li>
            It works out payments, schedules and what you can afford in the{' '}
            <Link to={paths.calculator}>calculators</Link>, and shows the math.
          </li>
          <li>
            It takes <Link to={paths.quote}>pre-qualification inquiries</Link> and may pass them to
            mortgage lenders and lead buyers.
          </li>
        </ul>
        <h2>What it does not do</h2>
        <ul>
          <li>It does not lend money, make credit decisions or promise approval.</li>
          <li>It does not pull your credit.</li>
          <li>
            It does not know your whole situation. What you read here is general information, not
            financial, legal or tax advice.
          </li>
        </ul>
        <h2>How it makes money</h2>
        <p>
          Homebuyers pay nothing. Lenders and{' '}
          <Link to={paths.purchaseLeads}>companies that buy leads</Link> may pay for the inquiries
          that are passed to them. Keep that financial interest in mind as you read.
        </p>
        <h2>Who replies, how and when</h2>
        <p>
          A <Link to={paths.contact}>message</Link> goes to {name || 'the owner of the site'}, who
          answers it by email. An inquiry is answered by phone, text or email, by the same person or
          by a lender that received it. Both are read within{' '}
          {businessDays(site.contactBusinessDays)}.
        </p>
        <h2>If something is wrong</h2>
        <p>
          Figures that change from year to year are shown with their sources and the month they were
          last checked. If you find a mistake, please <Link to={paths.contact}>tell us</Link>, and
          it will be corrected.
        </p>
        <SisterSite url={site.sisterSiteUrl} />
      </ProsePage>
    </>
  );
}
