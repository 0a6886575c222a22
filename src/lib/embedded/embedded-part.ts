/** What the build read from the database for one page, by name. */
export type EmbeddedValues = Readonly<Record<string, unknown>>;

/** One thing that the build may embed in pages. */
export interface EmbeddedPart<Value> {
  /** The value as it goes into a page. */
  as(value: Value): EmbeddedValues;
  /** The value that a page has; undefined when it has none. */
  in(values: EmbeddedValues): Value | undefined;
}

/**
 * Names a thing that the build may embed. Whoever reads it is of the same build as whoever wrote
 * it, so its type is taken on trust.
 */
export function embeddedPart<Value>(name: string): EmbeddedPart<Value> {
  return {
    as: (value) => ({ [name]: value }),
    in: (values) => values[name] as Value | undefined,
  };
}
