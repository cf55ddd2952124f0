import { getHeapStatistics } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { BodiesFull, BodyMemory } from '#runtime/body-memory.ts';

const most = getHeapStatistics().heap_size_limit / 8;
const bodies: BodyMemory[] = [];
function body(owner = 'ada'): BodyMemory {
  const made = new BodyMemory(() => owner);
  bodies.push(made);
  return made;
}
afterEach(() => {
  for (const each of bodies.splice(0)) each.free();
});

describe('the memory of large bodies', () => {
  it('has an end, and is there again when a body is done with', () => {
    const [first, second, third] = [body('ada'), body('bob'), body('cy')];
    first.take(most / 2);
    second.take(most / 2 - 2_000_000);
    expect(() => third.take(3_000_000)).toThrow(BodiesFull);
    first.free();
    third.free();
    third.take(3_000_000);
  });

  it('is not asked for by small ones', () => {
    body('ada').take(most / 2);
    body('bob').take(most / 2 - 1);
    for (let count = 0; count < 100; count += 1) body('cy').take(65_536);
  });

  it('leaves half to others, whatever one sends', () => {
    const half = most / 2;
    body('ada').take(half - 1_000_000);
    expect(() => body('ada').take(2_000_000)).toThrow(BodiesFull);
    body('bob').take(half - 1_000_000);
  });

  it('counts what comes bit by bit', () => {
    const slow = body();
    expect(() => {
      for (let taken = 0; taken < most + 1; taken += 65_536) slow.take(65_536);
    }).toThrow(BodiesFull);
  });
});
