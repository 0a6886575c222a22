import { jsonForScript } from '#src/lib/head/json-for-script.ts';
import type { EmbeddedValues } from './embedded-part.ts';

const id = 'embedded';

/**
 * The values as a block of a document, '' without any. A block of another type than a script's is
 * data: no browser runs it, and no policy asks for its hash.
 */
export function embeddedBlock(values: EmbeddedValues): string {
  if (Object.keys(values).length === 0) return '';
  return `<script type="application/json" id="${id}">${jsonForScript(values)}</script>`;
}

/** The values that the document brings along; none when it was not prerendered with any. */
export function readEmbeddedBlock(): EmbeddedValues {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : {};
}
