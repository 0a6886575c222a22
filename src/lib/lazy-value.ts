/**
 * Returns a function that creates a value on its first call and returns the same value afterwards. Use
 * it for values that are too expensive to create when a module loads, such as the first `Intl`
 * formatter, for which a browser loads its locale data (20 ms on a desktop).
 */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
