/**
 * Packs texts that `searchField` made, so that a visit can keep and search thousands: each word is one character, the
 * same in all texts.
 *
 * @param known words that have a character already, in the order of their characters
 */
export function packTexts(known: readonly string[] = []) {
  const characters = new Map<string, string>();
  function encode(word: string): string {
    const surrogates = characters.size < 0xd800 ? 0 : 0x800;
    const next = String.fromCodePoint(characters.size + surrogates);
    const character = characters.get(word) ?? next;
    characters.set(word, character);
    return character;
  }
  known.forEach(encode);
  return {
    listWords: () => [...characters.keys()],
    pack: (field: string) => (field.match(/\S+|\n/g) ?? []).map(encode).join(''),
    /** Returns what counts a part of a text, in which a blank is the edge of a word. */
    toCounter(part: string) {
      const pieces = part.replace(/(?<=\S) /g, '  ').match(/ ?\S+ ?/g) ?? [];
      const classes = pieces.map((piece) => {
        const all = /^ .* $/.test(piece) ? [piece.trim()] : [...characters.keys()];
        const fits = (word: string) => ` ${word} `.includes(piece);
        const fitting = all.map((word) => (fits(word) && characters.get(word)) || '').join('');
        return `[${fitting.replace(/[\]\\^-]/g, '\\$&')}]`;
      });
      const pattern = new RegExp(classes.join(''), 'gu');
      return (packed = '') => packed.match(pattern)?.length ?? 0;
    },
  };
}
