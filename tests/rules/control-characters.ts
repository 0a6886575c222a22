import type { DocumentData } from 'firebase/firestore/lite';

/** The edges of both ranges of control characters, and a tab. */
const controls = ['\u0000', '\t', '\u001f', '\u007f', '\u009f'];
/** Neighbors of those ranges, and other invisible characters. */
const others = [' ', '~', '\u00a0', '\u202e'];

type Named = [words: string, changes: DocumentData];

/** Returns cases of a field with a control character in its text, which no line may contain. */
export function controlsIn(field: string): Named[] {
  return controls.map((character) => within(field, character));
}

/** Returns the same cases with allowed characters instead. */
export function othersIn(field: string): Named[] {
  return others.map((character) => within(field, character));
}

/** Returns a case for each field with a line break in its text. */
export function lineBreaksIn(...fields: string[]): Named[] {
  return fields.map((field) => within(field, '\n'));
}

function within(field: string, character: string): Named {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
  return [`a ${field} with U+${code} in it`, { [field]: `120 Ma${character}ple` }];
}
