import { expect, it } from 'vitest';
import type { RequestContext } from '#src/context.ts';
import { GraphqlContext } from '#src/graphql/context.ts';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';

const request = { inProcess: () => ({ reading: () => ({}) }) };
const caller = { request, config: { globalIdApp: 'gitlab' } } as never as RequestContext;
const bounds = { timeMs: 30_000, characters: 10, failures: 1_000 };

/** Lets five fields look something up, two at once, and tells how each ended; `onFirst` is called by the first. */
async function lookedUp(
  onFirst: (execution: GraphqlExecution, passTo: (time: number) => void) => void,
) {
  let now = 0;
  const execution = new GraphqlExecution(() => now, null, bounds);
  const context = new GraphqlContext(caller, {}, null, {
    checkTime: () => execution.checkTime(),
    countRows: (count) => execution.countRows(count),
    waitApart: (find) => find(),
  });
  const find = async (index: number) => {
    if (index === 0) onFirst(execution, (time) => (now = time));
    return index;
  };
  const fields = [0, 1, 2, 3, 4].map((index) => context.lookUp(() => find(index)));
  return (await Promise.allSettled(fields)).map((ended) =>
    ended.status === 'fulfilled' ? ended.value : (ended.reason as Error).message,
  );
}

it('fields that wait for their turn are not looked up past the time', async () => {
  const ends = await lookedUp((_, passTo) => passTo(30_001));
  expect(ends).toEqual([0, 'Timeout', 'Timeout', 'Timeout', 'Timeout']);
});

it('fields that wait for their turn are looked up until the time is over', async () => {
  expect(await lookedUp((_, passTo) => passTo(30_000))).toEqual([0, 1, 2, 3, 4]);
});

it('fields of an answer that was given up are not looked up', async () => {
  const ends = await lookedUp((execution) => {
    expect(() => execution.spend(11)).toThrow();
  });
  const givenUp = 'Answer exceeds 10 characters';
  expect(ends).toEqual([0, givenUp, givenUp, givenUp, givenUp]);
});
