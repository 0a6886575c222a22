const imagesPerPool = 3;

/** The pool of each state that has one; Massachusetts uses the pool of its capital. */
const pools: Readonly<Record<string, string>> = {
  Arizona: 'arizona',
  California: 'california',
  Florida: 'florida',
  Texas: 'texas',
  'North Carolina': 'north-carolina',
  Colorado: 'colorado',
  'New Jersey': 'new-jersey',
  Nevada: 'nevada',
  Boston: 'boston',
  Massachusetts: 'boston',
  Georgia: 'georgia',
};

/**
 * Returns a function from a state's name to the next image of its pool: every image once, then the pool starts over.
 * States without a pool share the default one.
 *
 * @example stateImageRotation()('Texas') // '/images/states/texas-1.svg'
 */
export function stateImageRotation(): (state: string) => string {
  const handedOut = new Map<string, number>();
  return (state) => {
    const pool = Object.hasOwn(pools, state) ? pools[state] : undefined;
    const name = pool ?? 'default';
    const count = handedOut.get(name) ?? 0;
    handedOut.set(name, count + 1);
    return `/images/states/${name}-${(count % imagesPerPool) + 1}.svg`;
  };
}
