import { expect, it } from 'vitest';
import { mayLoadAhead } from './use-prefetch.ts';

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with the connection %j, that pages are loaded ahead is %j', (connection, may) => {
  expect(mayLoadAhead(connection ? { connection } : {})).toBe(may);
});
