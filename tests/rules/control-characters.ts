import type { DocumentData } from 'firebase/firestore/lite';

/** The edges of the ranges of control characters, and a tab; line ends, and what reverses a text. */
const controls = [
  ...['\u0000', '\t', '\u001f', '\u007f', '\u009f'],
  ...['\u2028', '\u202e', '\u2066', '\u2069'],
];
/** Neighbors of those ranges, and other invisible characters. */
const others = [' ', '~', '\u00a0', '\u2027', '\u200c', '\u200d', '\u202f', '\u2065', '\u206a'];
/** Texts in which nobody can see anything. */
const unseen = ['\u200b', '\u3164', '\u2800\u3000\u2800', '\u200d\ufe0f', '\u{e0041}'];

type Named = [words: string, changes: DocumentData];

/** Returns cases of a field with a control character in its text, which no line may contain. */
export function controlsIn(field: string): Named[] {
  return controls.map((character) => within(field, character));
}

/** Returns the same cases with allowed characters instead. */
export function othersIn(field: string): Named[] {
  return others.map((character) => within(field, character));
}

/** Returns cases of a field in which nobody can see anything. */
export function unseenIn(field: string): Named[] {
  return unseen.map((text) => [`a ${field} of ${JSON.stringify(text)}`, { [field]: text }]);
}

/** Returns a case for each field with a line break in its text. */
export function lineBreaksIn(...fields: string[]): Named[] {
  return fields.map((field) => within(field, '\n'));
}

function within(field: string, character: string): Named {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
  return [`a ${field} with U+${code} in it`, { [field]: `120 Ma${character}ple` }];
}
