/**
 * Returns the runs of words that two texts share, ignoring case and punctuation; each as its first words.
 *
 * @param length number of equal words in a row that make a run
 * @example sharedRuns('Ask your lender first.', 'So ask your lender today', 3) // ['ask your lender']
 */
export function sharedRuns(first: string, second: string, length: number): string[] {
  const known = new Set(runsOf(first, length));
  return runsOf(second, length).filter((run) => known.has(run));
}

function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}
