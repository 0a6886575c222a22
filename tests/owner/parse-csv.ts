/**
 * Parses a CSV file strictly by RFC 4180: quotes only around a whole cell, lines end with CRLF.
 *
 * @throws Error at the first position that is not valid CSV
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [found, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (found === undefined)
      throw new Error(`Not CSV at position ${at}: ${text.slice(at, at + 40)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Returns the text that a spreadsheet shows for a cell that may be written as a formula for it. */
export function shownText(cell: string): string {
  return cell.replace(/^="([^"]*)"$/, '$1');
}
