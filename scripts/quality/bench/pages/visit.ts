import type { Measurement, RequestRecord } from './measurement.ts';

/** The downloads of a first visit to a page. Sizes in KB of 1,000 bytes. */
export interface Visit {
  requests: number;
  /** Compressed, with headers. */
  kb: number;
  /** The site's script, gzip, that was requested before the page was hydrated. */
  scriptKb: number;
  /** The part of it that was requested before the load event. */
  scriptBeforeLoadKb: number;
  /** The site's script, gzip, that was requested later on demand, such as the database's. */
  onDemandKb: number;
  /** Requests to back ends. */
  elsewhere: number;
  /** Third-party script. */
  thirdPartyKb: number;
}

export interface MeasuredSite {
  url: string;
  /** Returns the size of one of the site's files in bytes, gzip. */
  gzipBytes(pathname: string): number;
}

/** Returns the load with the most requests, so that a page is not better than its worst load. */
export function visitOf(loads: readonly Measurement[], site: MeasuredSite): Visit {
  const [load] = loads.toSorted((a, b) => b.requests.length - a.requests.length);
  const { requests = [], loaded = 0, hydrated = Number.POSITIVE_INFINITY } = load ?? {};
  const own = requests.filter(({ url }) => isOwn(url, site));
  const others = requests.filter(({ url }) => !isOwn(url, site));
  const scripts = own.filter(({ isScript }) => isScript);
  const gzipKb = (some: readonly RequestRecord[]) =>
    some.reduce((sum, { url }) => sum + site.gzipBytes(new URL(url).pathname), 0) / 1000;
  return {
    requests: own.length,
    kb: wireKb(own),
    scriptKb: gzipKb(scripts.filter(({ startedAt }) => startedAt <= hydrated)),
    scriptBeforeLoadKb: gzipKb(scripts.filter(({ startedAt }) => startedAt < loaded)),
    onDemandKb: gzipKb(scripts.filter(({ startedAt }) => startedAt > hydrated)),
    elsewhere: others.length,
    thirdPartyKb: wireKb(others.filter(({ isScript }) => isScript)),
  };
}

function isOwn(url: string, site: MeasuredSite): boolean {
  return url.startsWith(`${site.url}/`);
}

function wireKb(requests: readonly RequestRecord[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
