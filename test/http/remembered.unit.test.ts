import { expect, it } from 'vitest';
import { memoize } from '#src/turns/remembered.ts';

it('a value that is read once per process is tried again after a failure, and then kept', async () => {
  const outcomes = [new Error('too many open files'), 'first', 'second'];
  const read = memoize(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  await expect(Promise.allSettled([read(), read()])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect([await read(), await read()]).toEqual(['first', 'first']);
});
