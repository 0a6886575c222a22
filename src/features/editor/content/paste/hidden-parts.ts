import { readStyle, styleAttribute } from './pasted-styles.ts';

const zero = /^0(?:\.0*)?(?:[a-z]{2,3}|%)?$/;
/** Word's and Excel's own properties for what is hidden, such as `mso-hide:all`. */
const hiddenByOffice = /(?:^|;)\s*mso-(?:[a-z-]+-)?(?:hide|hidden)\s*:(?!\s*(?:none|no|false)\b)/i;

/**
 * Removes what a program copies but does not show: hidden rows and columns of tables, and hidden
 * text. Cells that span a hidden row or column shrink.
 */
export function removeHiddenParts(root: Element): void {
  for (const table of root.querySelectorAll('table')) removeHiddenCells(table);
  for (const element of root.querySelectorAll(`[${styleAttribute}]`)) {
    if (isHidden(element)) element.remove();
  }
}

function removeHiddenCells(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const cells = placedCells(rows);
  const width = Math.max(0, ...cells.map(({ column, columns }) => column + columns));
  const columnIsHidden = hiddenColumns(table, width);
  const rowIsHidden = rows.map((row) => isHidden(row) || isZero(row, 'height'));
  if (!columnIsHidden.includes(true) && !rowIsHidden.includes(true)) return;

  for (const { cell, row, column, ...size } of cells) {
    const shownRows = rows.slice(row, row + size.rows).filter((_row, i) => !rowIsHidden[row + i]);
    const columns = Array.from({ length: size.columns }, (_, i) => columnIsHidden[column + i]);
    const shownColumns = columns.filter((isColumnHidden) => !isColumnHidden).length;
    const [firstRow] = shownRows;
    if (!firstRow || shownColumns === 0) {
      cell.remove();
      continue;
    }
    if (cell.rowSpan !== shownRows.length) cell.rowSpan = shownRows.length;
    if (cell.colSpan !== shownColumns) cell.colSpan = shownColumns;
    if (rowIsHidden[row]) {
      const next = cells.find((other) => rows[other.row] === firstRow && other.column > column);
      firstRow.insertBefore(cell, next?.cell.parentElement === firstRow ? next.cell : null);
    }
  }
  for (const [index, row] of rows.entries()) {
    if (rowIsHidden[index]) row.remove();
  }
}

interface PlacedCell {
  cell: HTMLTableCellElement;
  /** Where it begins, from 0. */
  row: number;
  column: number;
  /** How many it spans. */
  rows: number;
  columns: number;
}

/** Returns where each cell of a table is, as a browser lays them out. */
function placedCells(rows: readonly HTMLTableRowElement[]): PlacedCell[] {
  const taken = rows.map(() => new Set<number>());
  return rows.flatMap((element, row) => {
    let column = 0;
    return [...element.cells].map((cell) => {
      while (taken[row]?.has(column)) column++;
      const placed = {
        cell,
        row,
        column,
        rows: Math.min(cell.rowSpan || rows.length, rows.length - row),
        columns: cell.colSpan,
      };
      for (const set of taken.slice(row, row + placed.rows)) {
        for (let i = 0; i < placed.columns; i++) set.add(column + i);
      }
      return placed;
    });
  });
}

/** Returns whether each column is hidden; [] if the hidden ones are not among the cells. */
function hiddenColumns(table: HTMLTableElement, width: number): boolean[] {
  const columns = [...table.querySelectorAll<HTMLTableColElement>(':scope > colgroup > col')];
  const isColumnHidden = columns.flatMap((column) =>
    Array<boolean>(column.span).fill(isHidden(column) || isZero(column, 'width')),
  );
  const shown = isColumnHidden.filter((hidden) => !hidden).length;
  return width > shown ? isColumnHidden : [];
}

function isHidden(element: Element): boolean {
  return (
    readStyle(element, 'display').startsWith('none') ||
    readStyle(element, 'visibility').startsWith('collapse') ||
    hiddenByOffice.test(element.getAttribute(styleAttribute) ?? '')
  );
}

function isZero(element: Element, side: 'width' | 'height'): boolean {
  return zero.test(readStyle(element, side) || (element.getAttribute(side) ?? ''));
}
