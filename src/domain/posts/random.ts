/**
 * Yields the numbers from 0 to `count` - 1 in a random order, each order being equally likely. It takes
 * memory only for what has been yielded.
 *
 * @param random a function like Math.random
 */
export function* randomOrder(count: number, random: () => number): Generator<number, void, void> {
  /** The numbers that are not where they were at the start, by their place. */
  const moved = new Map<number, number>();
  for (let left = count; left > 0; left -= 1) {
    const place = Math.floor(random() * left);
    yield moved.get(place) ?? place;
    moved.set(place, moved.get(left - 1) ?? left - 1);
  }
}

/**
 * Returns the items in a random order, each order being equally likely.
 *
 * @param random a function like Math.random
 */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return [...randomOrder(things.length, random)].flatMap((place) => things.slice(place, place + 1));
}
