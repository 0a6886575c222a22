/**
 * Returns the text values of a form's fields, by name. They are read from the DOM, because some password
 * managers and autofill tools fill in fields without firing an event.
 */
export function fieldTexts(form: HTMLFormElement): Partial<Record<string, string>> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
