/** A value that is made when it is first asked for, and cached. */
export interface LazyValue<Value> {
  (): Value;
  /** Returns what a promise has resolved to; undefined until then. */
  known(): Awaited<Value> | undefined;
  forget(): void;
}

/**
 * Returns a function that makes a value on its first call: a script, a list that is read, or what is too expensive
 * when a module loads, such as the first `Intl` formatter, for which a browser loads its locale data (20 ms on a
 * desktop). A promise that fails is not cached, so that the next call tries again.
 */
export function lazyValue<Value>(make: () => Value): LazyValue<Value> {
  let made: { value: Value; known: Awaited<Value> | undefined } | undefined;

  function get(): Value {
    if (made) return made.value;
    const mine = { value: make(), known: undefined as Awaited<Value> | undefined };
    made = mine;
    Promise.resolve(mine.value).then(
      (known) => {
        mine.known = known;
      },
      () => {
        if (made === mine) made = undefined;
      },
    );
    return mine.value;
  }

  return Object.assign(get, {
    known: () => made?.known,
    forget() {
      made = undefined;
    },
  });
}
