import { expect, it } from 'vitest';
import { newestFirst, orderAfterPress, type PostOrder } from './post-order.ts';

it.each<[PostOrder, Parameters<typeof orderAfterPress>[1], PostOrder]>([
  [newestFirst, 'datePublished', { column: 'datePublished', direction: 'ascending' }],
  [newestFirst, 'title', { column: 'title', direction: 'ascending' }],
  [
    { column: 'title', direction: 'ascending' },
    'title',
    { column: 'title', direction: 'descending' },
  ],
  [{ column: 'title', direction: 'ascending' }, 'datePublished', newestFirst],
])('changes %j after a press on %s to %j', (order, pressed, expected) => {
  expect(orderAfterPress(order, pressed)).toEqual(expected);
});
