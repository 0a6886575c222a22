import type { DocumentData } from 'firebase/firestore';

/** At both edges of both ranges of control characters, and a tab. */
const controls = ['\u0000', '\t', '\u001f', '\u007f', '\u009f'];
/** What stands beside those ranges, and what else nobody sees. */
const others = [' ', '~', '\u00a0', '\u202e'];

type Named = [words: string, changes: DocumentData];

/** A field with a control character within its text, which no line may have. */
export function controlsIn(field: string): Named[] {
  return controls.map((character) => within(field, character));
}

/** The same with what is no control character, and may stand there. */
export function othersIn(field: string): Named[] {
  return others.map((character) => within(field, character));
}

function within(field: string, character: string): Named {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
  return [`a ${field} with U+${code} in it`, { [field]: `120 Ma${character}ple` }];
}
