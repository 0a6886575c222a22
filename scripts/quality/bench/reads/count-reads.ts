/** Reads from the database. */
export interface Reads {
  /** Transferred documents. */
  documents: number;
  /** Billed reads, which include queries without a result, and counts. */
  billed: number;
  bytes: number;
}

const countedPerBilledRead = 1_000;

/**
 * Counts the reads of `work` from the responses of the database's REST API, which Firestore Lite uses. The
 * bytes include the site's own files.
 *
 * @param siteUrl serves the files that `work` requests by their path, as a browser would on the site
 */
export async function countReads(siteUrl: string, work: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { documents: 0, billed: 0, bytes: 0 };
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const isFile = typeof address === 'string' && address.startsWith('/');
    const response = await fetch(isFile ? siteUrl + address : address, options);
    const text = await response.clone().text();
    reads.bytes += Buffer.byteLength(text);
    if (isFile) return response;
    const { documents, billed } = readsOf(JSON.parse(text));
    reads.documents += documents;
    reads.billed += billed;
    return response;
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return reads;
}

interface AnswerPart {
  /** If there is nothing else, the query has no result. */
  readTime?: string;
  /** Of a query. */
  document?: unknown;
  /** Of a read by id: the document, or the name of a missing one. */
  found?: unknown;
  missing?: string;
  /** Of a count. */
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

/** Returns the reads of one response of the REST API. */
export function readsOf(answer: readonly AnswerPart[]): Omit<Reads, 'bytes'> {
  const documents = answer.filter(({ document, found }) => document || found).length;
  const counted = answer.flatMap(({ result }) =>
    Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) => Number(integerValue)),
  );
  const forCounts = counted.map((count) => Math.max(1, Math.ceil(count / countedPerBilledRead)));
  const billed = documents + forCounts.reduce((sum, reads) => sum + reads, 0);
  return { documents, billed: Math.max(1, billed) };
}
