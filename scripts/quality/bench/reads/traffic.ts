import { setTimeout as delay } from 'node:timers/promises';
import type { Reads } from './count-reads.ts';

/** The traffic of a visit. Bytes are those of the compressed bodies. */
export interface Traffic {
  /** Of the database. */
  reads: Reads;
  /** To the database. */
  requests: number;
  /** Requests to the site, without those that the browser's cache answers. */
  files: number;
  fileBytes: number;
}

/** Longer than the search's debounce. */
const quietMs = 800;

/** Adds up the traffic of a server of the site and one of the database. */
export function trafficMeter() {
  let traffic = none();
  let open = 0;
  let lastAt = performance.now();

  return {
    countFile(bytes: number): void {
      lastAt = performance.now();
      traffic.files += 1;
      traffic.fileBytes += bytes;
    },
    /** Counts a request to the database, which will be answered or fail. */
    beginRead(): void {
      open += 1;
    },
    endRead(reads: Reads | undefined): void {
      open -= 1;
      lastAt = performance.now();
      if (!reads) return;
      traffic.requests += 1;
      traffic.reads.documents += reads.documents;
      traffic.reads.billed += reads.billed;
      traffic.reads.bytes += reads.bytes;
    },
    start(): void {
      traffic = none();
      lastAt = performance.now();
    },
    /** Returns the traffic since `start`, once it has stopped. */
    async total(): Promise<Traffic> {
      while (open > 0 || performance.now() - lastAt < quietMs) await delay(50);
      return structuredClone(traffic);
    },
  };
}

export type TrafficMeter = ReturnType<typeof trafficMeter>;

function none(): Traffic {
  return { reads: { documents: 0, billed: 0, bytes: 0 }, requests: 0, files: 0, fileBytes: 0 };
}
