/**
 * Returns a gate that runs at most `limit` pieces of work at a time, first come, first served.
 *
 * @returns a function that runs one piece as soon as there is room, and settles as it does
 */
export function atMost(limit: number) {
  const waiting: (() => void)[] = [];
  let free = limit;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = waiting.shift();
      if (enter) enter();
      else free++;
    }
  };
}
