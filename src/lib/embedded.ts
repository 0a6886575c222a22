import { jsonForScript } from './json-ld.ts';

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

const id = 'embedded';

/**
 * Returns the values as a data block of a document, or '' if there are none. Because of its type the
 * browser does not execute it, and the CSP needs no hash for it.
 */
export function embeddedBlock(values: EmbeddedValues): string {
  if (Object.keys(values).length === 0) return '';
  return `<script type="application/json" id="${id}">${jsonForScript(values)}</script>`;
}

/** Reads the values that are embedded in the document; empty if there are none. */
export function readEmbeddedBlock(): EmbeddedValues {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : {};
}
