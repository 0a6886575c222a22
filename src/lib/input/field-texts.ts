/**
 * The texts that stand in the fields of a form, by name. Read from the page, because some password
 * managers and autofill programs write into fields without an event to tell of it.
 */
export function fieldTexts(form: HTMLFormElement): Partial<Record<string, string>> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
