const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 20;

/**
 * Returns a random id, distributed like the ids that the database generates.
 *
 * @param random a function like Math.random
 */
export function randomId(random: () => number): string {
  const letter = () => idLetters.charAt(Math.floor(random() * idLetters.length));
  return Array.from({ length: idLength }, letter).join('');
}

/**
 * Returns the items in a random order, each order being equally likely.
 *
 * @param random a function like Math.random
 */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
