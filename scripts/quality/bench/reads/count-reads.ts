/** What was read from the database. */
export interface Reads {
  /** Documents that came over the wire. */
  documents: number;
  /** As Firestore charges for them: also for a query without result, and for what is counted. */
  billed: number;
  bytes: number;
}

const countedPerBilledRead = 1_000;

/**
 * Counts what `work` reads: it looks at the answers of the database's REST interface, which
 * Firestore Lite fetches.
 */
export async function countReads(work: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { documents: 0, billed: 0, bytes: 0 };
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    const text = await response.clone().text();
    reads.bytes += Buffer.byteLength(text);
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
  /** Alone, it says that a query has no result. */
  readTime?: string;
  /** Of a query. */
  document?: unknown;
  /** Of a read by id: the document, or the name of what is not there. */
  found?: unknown;
  missing?: string;
  /** Of a count. */
  result?: { aggregateFields: Record<string, { integerValue: string }> };
}

/** What one answer of the REST interface stands for. */
export function readsOf(answer: readonly AnswerPart[]): Omit<Reads, 'bytes'> {
  const documents = answer.filter(({ document, found }) => document || found).length;
  const counted = answer.flatMap(({ result }) =>
    Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) => Number(integerValue)),
  );
  const forCounts = counted.map((count) => Math.max(1, Math.ceil(count / countedPerBilledRead)));
  const billed = documents + forCounts.reduce((sum, reads) => sum + reads, 0);
  return { documents, billed: Math.max(1, billed) };
}
