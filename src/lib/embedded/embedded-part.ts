/** The data that the build read from the database for one page, by name. */
export type EmbeddedValues = Readonly<Record<string, unknown>>;

/** A named value that the build may embed in pages. */
export interface EmbeddedPart<Value> {
  /** Returns the entry to embed for a value. */
  as(value: Value): EmbeddedValues;
  /** Returns the value that is embedded in a page, or undefined. */
  in(values: EmbeddedValues): Value | undefined;
}

/**
 * Declares a value that the build may embed. It is written and read by the same build, so its type is
 * not checked.
 */
export function embeddedPart<Value>(name: string): EmbeddedPart<Value> {
  return {
    as: (value) => ({ [name]: value }),
    in: (values) => values[name] as Value | undefined,
  };
}
