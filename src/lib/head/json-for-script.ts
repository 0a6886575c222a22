/** Serializes JSON so that no text in it can end the surrounding script element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
