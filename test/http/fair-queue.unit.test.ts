import { expect, it } from 'vitest';
import { FairQueue } from '#src/turns/fair-queue.ts';

function drain(queue: FairQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

it('gives each caller a turn, however much one has waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  for (const item of ['b1', 'b2']) queue.add('b', item);
  queue.add('c', 'c1');
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('d')]).toEqual([7, 4, 0]);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect([queue.size, queue.sizeOf('a')]).toEqual([0, 0]);
});

it('puts whoever was served behind the others', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a2');
  expect(drain(queue)).toEqual(['b1', 'a2']);
});
