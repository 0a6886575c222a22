/**
 * Makes something when it is first asked for. For what costs where a module is loaded, such as the
 * first formatter of `Intl`, for which a browser reads its tables of languages (20 ms on a desktop).
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
