import { fetchIfThere } from '#src/lib/loading/built-file.ts';

/** The path of the manifest. The files that it names are immutable and stored next to the scripts. */
export const manifestPath = '/search-index.json';

/** Lists the files of the search index. Posts that changed after the build come from the database. */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  /** Addresses of files, the newest posts' first: what cards show, what posts say and its words, dashboard's rows. */
  entries: readonly string[];
  words: readonly string[];
  texts: readonly string[];
  rows: readonly string[];
  /** Ids of the posts that most others link to. */
  mostLinked: readonly string[];
}

/** Loads the manifest of the search index, before anybody searches; undefined if the site has none. */
export const fetchManifest = () => fetchIfThere<SearchManifest>(manifestPath, 'low');
