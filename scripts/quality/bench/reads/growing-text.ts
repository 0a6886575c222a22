import { posts as seedPosts } from '#scripts/content/posts/index.ts';

/** Number of words in a post's content, which has about 6,000 characters with tags. */
const wordsPerPost = 900;
/** The vocabulary of n words is about this factor times the root of n (Heaps' law). */
const heapsFactor = 44;
const syllables = ['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr'].flatMap(
  (consonants) => ['a', 'e', 'i', 'o', 'u'].map((vowel) => consonants + vowel),
);
/** The words of the seed's posts, the most common first. */
const seedWords = byFrequency(
  seedPosts.flatMap(
    ({ content }) => content.replace(/<[^>]*>/g, ' ').match(/\b[a-z]{2,}\b/gi) ?? [],
  ),
);

/** The texts of a post that are searched. */
export interface PostTexts {
  title: string;
  description: string;
  keywords: string[];
  /** HTML */
  content: string;
}

/**
 * Returns the texts of a post, by its number, in a blog with a realistic vocabulary: words are about as
 * frequent as their rank says (Zipf's law), and their number grows (Heaps' law). The first words are those
 * of the seed's posts, the others are made up. The same number always has the same texts.
 */
export function textsOf(number: number): PostTexts {
  const random = randomOf(number);
  const size = vocabularySize((number + 1) * wordsPerPost);
  // A rank drawn evenly on a logarithmic scale is as frequent as its inverse.
  const word = () => wordOf(Math.floor(size ** random()));
  const words = (count: number) => Array.from({ length: count }, word);
  const sentence = (count: number) => `${capitalized(words(count).join(' '))}.`;
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));

  function section(): { html: string; length: number } {
    const heading = between(3, 7);
    const sentences = Array.from({ length: between(4, 8) }, () => between(8, 22));
    const items = Array.from({ length: between(0, 1) * 3 }, () => between(4, 12));
    const html = [
      `<h2>${capitalized(words(heading).join(' '))}</h2>`,
      `<p>${sentences.map(sentence).join(' ')}</p>`,
      items.length > 0
        ? `<ul>${items.map((item) => `<li>${sentence(item)}</li>`).join('')}</ul>`
        : '',
    ].join('');
    return { html, length: [heading, ...sentences, ...items].reduce((sum, count) => sum + count) };
  }

  let content = '';
  for (let length = 0; length < wordsPerPost; ) {
    const part = section();
    content += part.html;
    length += part.length;
  }
  return {
    title: capitalized(words(between(5, 9)).join(' ')),
    description: sentence(between(20, 26)),
    keywords: Array.from({ length: 3 }, () => words(2).join(' ')),
    content,
  };
}

/** Returns the size of the vocabulary of a blog with so many words. */
export function vocabularySize(words: number): number {
  return Math.ceil(heapsFactor * Math.sqrt(words));
}

/**
 * Returns the unique word of a rank.
 *
 * @param rank from 1, the most common word
 */
export function wordOf(rank: number): string {
  return seedWords[rank - 1] ?? coinedWord(rank - seedWords.length);
}

/** Returns a number in syllables; every made-up word has three or more. */
function coinedWord(number: number): string {
  let word = 'x';
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

function byFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a generator of numbers from 0 to 1 (exclusive), the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
