const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 20;

/**
 * A point in the order of ids, as likely as the ids that the database makes up.
 *
 * @param random as Math.random
 */
export function randomId(random: () => number): string {
  const letter = () => idLetters.charAt(Math.floor(random() * idLetters.length));
  return Array.from({ length: idLength }, letter).join('');
}

/**
 * The same things in a random order, each order as likely.
 *
 * @param random as Math.random
 */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
