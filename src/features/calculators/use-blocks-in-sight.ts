import { useCallback, useEffect, useRef, useState } from 'react';

/** More rows than the scroller shows at once. */
const rowsInSight = 24;

/**
 * Tells which blocks of a table's rows are in sight of the element that scrolls the table.
 *
 * @param rowsPerBlock the number of rows in each block but the last; the rows are equally high
 */
export function useBlocksInSight(rowsPerBlock: number) {
  const scroller = useRef<HTMLElement>(null);
  const [topRow, setTopRow] = useState(0);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const follow = () => {
      const rowHeight = box.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0;
      const row = rowHeight > 0 ? box.scrollTop / rowHeight : 0;
      setTopRow(Math.floor(row / rowsPerBlock) * rowsPerBlock);
    };
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [rowsPerBlock]);

  const inSight = useCallback(
    (block: number) => {
      const first = block * rowsPerBlock;
      // The block at the top may be in sight with its last row only.
      return first >= topRow && first < topRow + rowsPerBlock + rowsInSight;
    },
    [rowsPerBlock, topRow],
  );
  return { scroller, inSight };
}
