/** Joins paragraphs and other blocks, each on one line, however the source wraps it. */
export function blocks(...parts: string[]): string {
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).join('\n');
}

/**
 * Returns a table with a row of headings.
 *
 * @param rows cells as HTML; the first of each row is its heading
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const data = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${data}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Returns a bulleted list. */
export function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Returns a numbered list. */
export function steps(...items: string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}
