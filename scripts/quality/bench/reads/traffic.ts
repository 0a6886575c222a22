import { setTimeout as delay } from 'node:timers/promises';
import type { Reads } from './count-reads.ts';

/** What a visit asked for. Bytes are those of the bodies, compressed. */
export interface Traffic {
  /** Of the database. */
  reads: Reads;
  /** To the database. */
  requests: number;
  /** Requests to the site; what the browser kept is none. */
  files: number;
  fileBytes: number;
}

/** Longer than the search waits for another key. */
const quietMs = 800;

/** Adds up what passes a server of the site and one of the database. */
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
    /** Something that will be answered, or come to nothing, has been asked of the database. */
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
    /** What has passed since `start`, once nothing comes any more. */
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
