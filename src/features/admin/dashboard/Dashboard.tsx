import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listDrafts, type PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import { loadChangesSince, type SiteChanges } from '#src/data/admin/site/site-changes.service.ts';
import { fetchManifest } from '#src/data/posts/search-index.ts';
import { getProfile } from '#src/data/site/profile.service.ts';
import { findRatesAge } from '#src/data/site/rates-age.ts';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { draftPath } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { formatLongDate } from '#src/lib/format/format.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';
import type { FactName } from '#src/model/facts/calculator-facts.ts';
import { allFactDays, factRecords } from '#src/model/facts/fact-records.ts';
import { formatCount } from '#src/model/post-changes/admin-post.ts';
import { type Rates, rateFields } from '#src/model/rates/shown-rates.ts';
import { readDayText } from '#src/model/rates/typed-day.ts';
import type { SiteDetails } from '#src/model/site/pick-details.ts';
import { listSamples, type Sample } from '#src/model/site/sample-profile.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { RebuildLink } from '#src/ui/notices/RebuildLink.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { TextDatesPanel, UnusedPicturesPanel } from './CleanUpPanels.tsx';
import styles from './Dashboard.module.css';
import { DraftsPanel, draftTitle } from './DraftsPanel.tsx';
import { NormalizePanel } from './NormalizePanel.tsx';
import { PostsPanel } from './PostsPanel.tsx';
import type { RenewRates } from './RatesForm.tsx';
import { RatesPanel, readDashboardRates } from './RatesPanel.tsx';
import { usePosts } from './use-posts.ts';
import { useReloadable } from './use-reloadable.ts';

const dayMs = 86_400_000;

/** A post that the editor has saved. */
export interface SavedPost {
  slug: string;
  /** Whether it was not on the blog before. */
  isNew: boolean;
}

interface DashboardProps {
  /** The email address that the history of posts shows. */
  admin: string;
  /** The post whose editor the owner comes from. */
  saved?: SavedPost | undefined;
  /** Shows what waits today: people, and these items of a list, which are undefined while they are not known. */
  today: (lines: ReturnType<typeof listTodayLines> | undefined) => ReactNode;
}

/** The dashboard: what waits today, the displayed rates, drafts, posts, and the normalization of posts. */
export function Dashboard({ admin, saved, today }: DashboardProps) {
  const status = useReloadable(loadSiteStatus);
  const posts = usePosts(status.reload);
  const rates = useReloadable(readDashboardRates);
  const [savedRates, setSavedRates] = useState<Rates>();
  const renewRates = useRef<RenewRates>(null);
  const drafts = useReloadable(listDrafts);
  const profile = useResource(getProfile);
  const isKnown = [drafts.resource, rates.resource, profile].every(
    (resource) => resource.status !== 'loading',
  );
  const lines = listTodayLines({
    drafts: drafts.resource.status === 'loaded' ? drafts.resource.value : [],
    rates: savedRates ?? (rates.resource.status === 'loaded' ? rates.resource.value : undefined),
    onRenewRates: () => renewRates.current?.(),
    samples: profile.status === 'loaded' ? listSamples(profile.value) : [],
  });
  return (
    <div className={styles.dashboard}>
      <div className={styles.pageHead}>
        <h1>Mortgage Blog Admin</h1>
        <SiteStatusLine status={status.resource} />
      </div>
      {/* A toast would be gone before the Tab key is there. */}
      {saved && (
        <Alert tone="good" title={saved.isNew ? 'Post published.' : 'Post saved.'}>
          <p>
            <Link to={blogPostPath(saved.slug)}>View post</Link>
          </p>
        </Alert>
      )}
      {today(isKnown ? lines : undefined)}
      <RatesPanel
        admin={admin}
        rates={rates}
        ref={renewRates}
        onSaved={(saved) => {
          setSavedRates(saved);
          status.reload();
        }}
      />
      <EndedFigures />
      <DraftsPanel drafts={drafts} />
      <PostsPanel admin={admin} posts={posts} />
      <NormalizePanel admin={admin} onNormalized={posts.refresh} />
      <TextDatesPanel admin={admin} onChanged={posts.refresh} />
      <UnusedPicturesPanel />
    </div>
  );
}

interface Waiting {
  drafts: readonly PostDraft[];
  /** As visitors see them; undefined if there are none. */
  rates: Rates | undefined;
  onRenewRates: RenewRates;
  samples: readonly Sample[];
}

/** Returns what waits besides people, as items of a list: rates of another day are due, drafts and sample details not. */
export function listTodayLines({ drafts, rates, onRenewRates, samples }: Waiting) {
  const [draft, ...others] = drafts;
  const areDue =
    rates &&
    rates.lastUpdated !== formatLongDate(siteToday()) &&
    rateFields.some((field) => rates[field]);
  const later = [
    draft && (
      <li key="drafts">
        {others.length === 0 ? (
          <Link to={draftPath(draft.id)}>{`Draft: ${draftTitle(draft)}`}</Link>
        ) : (
          <Link to="#drafts">{formatCount(drafts.length, 'draft')}</Link>
        )}
      </li>
    ),
    ...samples.map(({ part, text }) => (
      <li key={part}>
        <Link to={`${paths.siteDetails}#${part}`}>{text}</Link>
      </li>
    )),
  ];
  const due = areDue && (
    <li key="rates">
      <span>{`The rates are ${describeAge(rates.lastUpdated)}.`}</span>
      <Button variant="quiet" onClick={onRenewRates}>
        Same as before, new date
      </Button>
    </li>
  );
  return { due: due ? [due] : [], later: later.filter((line) => line !== undefined) };
}

function describeAge(lastUpdated: string): string {
  const day = readDayText(lastUpdated);
  if (day === undefined) return lastUpdated ? `of “${lastUpdated}”` : 'without a date';
  const days = (Date.parse(siteToday()) - day) / dayMs;
  const isOffered = findRatesAge(lastUpdated, siteTime(), true) !== 'outdated';
  return `of ${lastUpdated}, ${formatCount(days, 'day')} old${isOffered ? '' : ', so the form and the calculators no longer offer them'}`;
}

/** Names the figures of the site that have ended. */
export function EndedFigures() {
  const [today] = useState(siteToday);
  const names = Object.keys(allFactDays) as FactName[];
  const ended = names
    // 'open' is greater than any day.
    .filter((name) => today > allFactDays[name].ends)
    .map((name) => `${factRecords[name].topic} (${calendarText(allFactDays[name].ends)})`);
  if (ended.length === 0) return null;
  return (
    <Alert tone="info">
      <p>
        {`Figures have ended, and the site no longer shows them as current: ${new Intl.ListFormat('en-US').format(ended)}. Your technician changes them. Search the posts for the old ones.`}
      </p>
    </Alert>
  );
}

interface SiteStatusLineProps {
  status: Resource<SiteStatus | undefined>;
  rebuildAt?: string;
}

/** Says when the site was built and what waits for the next build, which starts at `rebuildAt`. */
export function SiteStatusLine({ status, rebuildAt }: SiteStatusLineProps) {
  const built = useSiteDetails();
  const known = status.status === 'loaded' ? status.value : undefined;
  return (
    <p className={styles.line}>
      {known && (
        <span>{`Built ${formatTime(known.builtAt)}. ${describeChanges(known, built)}`}</span>
      )}
      {status.status === 'failed' && <span>When the site was built could not be read.</span>}
      <RebuildLink to={rebuildAt} />
    </p>
  );
}

interface SiteStatus extends SiteChanges {
  /** An ISO time just before the build read the posts. */
  builtAt: string;
}

/** Returns the status of the last build by the manifest of its index; undefined without one, as in development. */
export async function loadSiteStatus(): Promise<SiteStatus | undefined> {
  const manifest = await fetchManifest();
  if (!manifest) return undefined;
  const since = new Date(manifest.since);
  return { builtAt: since.toISOString(), ...(await loadChangesSince(since)) };
}

/** Returns what waits for the next build of the site, in words. */
export function describeChanges(changes: SiteChanges, built: SiteDetails): string {
  const { savedPosts, removedPosts, rateChanges, details } = changes;
  const parts = [
    savedPosts > 0 && formatCount(savedPosts, 'saved post'),
    removedPosts > 0 && formatCount(removedPosts, 'removed post'),
    rateChanges > 0 && 'the rates',
    JSON.stringify(details) !== JSON.stringify(built) && 'the site details',
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Nothing waits for the next build.';
  return `Waiting for the next build: ${new Intl.ListFormat('en-US').format(parts)}.`;
}
