import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { useProfile } from '#src/data/site/use-profile.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { absoluteUrl, safeUrl } from '#src/lib/addresses/safe-url.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { organization } from '#src/lib/loading/document-data.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { splitLinkedLines, splitParagraphs } from '#src/model/site/profile-texts.ts';
import { site } from '#src/site.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { SkeletonText } from '#src/ui/notices/SkeletonText.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import { ProsePage } from '#src/ui/parts/ProsePage.tsx';
import styles from './AboutAuthorPage.module.css';

/** The page about the founder: who runs the site, why it exists, and what it does and does not do. */
export function AboutAuthorPage() {
  const details = useSiteDetails();
  const resource = useProfile();
  const profile = resource.status === 'loaded' ? resource.value : undefined;
  const { founderName, founderRole, replyDays } = profile ?? details;
  return (
    <>
      <PageHead
        title={`About the Author | ${site.name}`}
        description={`Why ${site.name} exists, who publishes it, how it makes money, and what it does and does not do for home buyers.`}
        path={paths.aboutAuthor}
        jsonLd={profile?.founderName ? founderJsonLd(profile) : undefined}
      />
      <ProsePage
        title="About the Author"
        lead={`${site.name} is the work of ${founderName ? `${founderName}, ${founderRole}` : 'its founder'}, who publishes its articles and keeps its rates and figures up to date.`}
        picture={
          <FounderPhoto name={founderName ?? ''} photo={safeUrl(profile?.founderPhoto ?? '')} />
        }
      >
        {profile && <Founder {...profile} />}
        {resource.status === 'loading' && (
          <div role="status" className={styles.skeleton}>
            <span className="visually-hidden">Loading…</span>
            <SkeletonText width="word" />
            <SkeletonText width="line" />
            <SkeletonText width="line" />
          </div>
        )}
        {resource.status === 'failed' && (
          <Alert tone="error" title="The bio did not load.">
            <p>Please reload the page to try again.</p>
          </Alert>
        )}
        <h2>Who replies, how and when</h2>
        <p>
          A <Link to={paths.contact}>message</Link> goes to{' '}
          <span>{founderName || 'the founder'}</span>, who answers it by email. An inquiry is
          answered by phone, text or email, by the same person or by a lender that received it. Both
          are read within <span>{businessDays(replyDays)}</span>.
        </p>
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
        <div className={styles.does}>
          <div>
            <h3>What it does</h3>
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
                It takes <Link to={paths.quote}>pre-qualification inquiries</Link>.{' '}
                {whoContacts.passedOn}
              </li>
            </ul>
          </div>
          <div>
            <h3>What it doesn’t do</h3>
            <ul>
              <li>It doesn’t lend money, make credit decisions or promise approval.</li>
              <li>It doesn’t pull your credit.</li>
              <li>
                It doesn’t know your whole situation. What you read here is general information, not
                financial, legal or tax advice.
              </li>
            </ul>
          </div>
        </div>
        <h2>How it makes money</h2>
        <p>
          Homebuyers pay nothing. <Link to={paths.purchaseLeads}>Companies that buy leads</Link> may
          pay for the inquiries that are passed to them. Keep that financial interest in mind as you
          read.
        </p>
      </ProsePage>
    </>
  );
}

/** The founder's bio, with verifiable credentials and the editorial policy. */
function Founder(profile: Profile) {
  const { founderName, bio, credentials, links, license, editorialPolicy } = profile;
  return (
    <>
      <h2>{`About ${founderName || 'the founder'}`}</h2>
      <Paragraphs text={bio} />
      <LinkedList title="Credentials" lines={`${license}\n${credentials}`} rel="noreferrer" />
      <LinkedList title="Elsewhere" lines={links} rel="me noreferrer" />
      {/^https?:\/\//i.test(profile.sisterUrl) && <SisterSite {...profile} />}
      <h2>How articles are written and figures checked</h2>
      <Paragraphs text={editorialPolicy} />
      <p>
        Did you find a mistake? Please <Link to={paths.contact}>tell us</Link>, and it will be
        corrected.
      </p>
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function LinkedList({ title, lines, rel }: { title: string; lines: string; rel: string }) {
  const items = splitLinkedLines(lines);
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map(({ text, url }) => (
          <li key={text}>
            {url ? (
              <a href={url} rel={rel}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link to the founder's other site. */
function SisterSite({ founderName, sisterName, sisterUrl }: Profile) {
  return (
    <p>
      <span>{founderName || 'The founder'}</span> also runs{' '}
      <a href={sisterUrl}>{sisterName || 'a sister site'}</a> about solar energy for homes: what
      panels cost, what they save, and what to ask an installer.
    </p>
  );
}

/** The founder's photo, or a drawing of a desk if there is none. The page works without either. */
function FounderPhoto({ name, photo }: { name: string; photo: string }) {
  const alt = photo
    ? `Photograph of ${name || 'the founder'}`
    : 'Drawing of a desk under a window, with one lit house outside';
  const place = photo
    ? { src: smallPicture(photo), width: 480, height: 480, className: styles.photo }
    : { src: '/images/desk.svg', width: 1200, height: 640, className: styles.desk };
  return <OptionalImage key={photo} alt={alt} {...place} />;
}

interface OptionalImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** An optional picture. If it fails to load, it disappears without a broken-image icon or a gap. */
export function OptionalImage({ alt, ...rest }: OptionalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  // At once, because a picture that fails later may be on its way from the database.
  useLayoutEffect(() => {
    // A prerendered picture may have failed before hydration added the listener.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) return null;
  return <img {...rest} ref={image} alt={alt} onError={() => setFailed(true)} />;
}

/** Returns the founder as a schema.org Person. */
function founderJsonLd({ founderName, founderRole, founderPhoto, links }: Profile) {
  const photo = safeUrl(founderPhoto);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: absoluteUrl(paths.aboutAuthor),
    mainEntity: {
      '@type': 'Person',
      name: founderName,
      jobTitle: founderRole,
      image: photo ? absoluteUrl(photo) : undefined,
      sameAs: splitLinkedLines(links).map(({ url }) => url),
      worksFor: organization,
    },
  };
}
