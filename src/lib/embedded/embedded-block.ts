import { jsonForScript } from '#src/lib/head/json-for-script.ts';
import type { EmbeddedValues } from './embedded-part.ts';

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
