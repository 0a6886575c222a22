import type { Reads } from './count-reads.ts';
import type { DashboardVisit } from './dashboard-visit.ts';
import type { SearchTimes } from './first-result.ts';
import type { KeyTimes } from './key-paint.ts';
import type { SearchVisit } from './search-visit.ts';
import type { Traffic } from './traffic.ts';

/** The reads of a page when it is opened. */
export interface PageCost extends Reads {
  name: string;
  /** Limit of documents. */
  limit: number;
}

/** The measurements with a number of posts. */
export interface SizeResult {
  size: number;
  pages: PageCost[];
  search: SearchVisit;
  /** The first search of a site without an index. */
  control: Traffic;
  dashboard: DashboardVisit;
  /** The same with a whole history of each post; not at each size. */
  withHistory?: { pages: PageCost[]; dashboard: DashboardVisit };
  /** On Lighthouse's phone; not at each size. */
  times?: { search: SearchTimes[]; control: SearchTimes | undefined };
  keys?: KeyTimes;
}
