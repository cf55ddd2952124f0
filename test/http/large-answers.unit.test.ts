import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSendInTurn } from '#src/http/large-answers.ts';
import { receiveInTurn, sendLayerInTurn } from '#src/http/registry/turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const limits = { total: 3, perCaller: 2, queue: 10, queuePerCaller: 10 };

/** Answers that are sent until they are cut; what becomes of them is told in the order in which it happens. */
function slowClients() {
  const sendInTurn = createSendInTurn({ ...limits, waitMs: minute, leastMs: 5 * minute });
  const told: string[] = [];
  const ask = (caller: string, name: string) => {
    const sent = sendInTurn(caller, new AbortController().signal, async (cut) => {
      told.push(`${name} begins`);
      if (cut !== undefined) await once(cut, 'abort');
      told.push(`${name} is cut`);
    });
    sent.catch((error: unknown) => told.push(`${name}: ${String(error)}`));
  };
  return { ask, told };
}

it('ends the oldest answer of those who have more for whoever waits for a place, but not before its time', async () => {
  const { ask, told } = slowClients();
  ask('ada', 'A1');
  ask('ada', 'A2');
  ask('bob', 'B1');
  const begun = ['A1 begins', 'A2 begins', 'B1 begins'];
  await expect.poll(() => told).toEqual(begun);
  await vi.advanceTimersByTimeAsync(2 * minute);
  ask('carol', 'C1');
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(told).toEqual(begun);
  await vi.advanceTimersByTimeAsync(minute);
  expect(told).toEqual([...begun, 'A1 is cut', 'C1 begins']);
});

it('ends nothing for callers who hold all that they may', async () => {
  const { ask, told } = slowClients();
  ask('ada', 'A1');
  ask('ada', 'A2');
  ask('bob', 'B1');
  const begun = ['A1 begins', 'A2 begins', 'B1 begins'];
  await expect.poll(() => told).toEqual(begun);
  ask('ada', 'A3');
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(told).toEqual(begun);
});

it('ends answers to slow clients of those who have more after seconds, and not those to quick ones', async () => {
  const second = 1_000;
  const slow = { bytes: 1_000, withinMs: 4 * second };
  const sendInTurn = createSendInTurn({
    ...{ ...limits, waitMs: 2 * second, leastMs: 5 * minute, slow },
  });
  const told: string[] = [];
  let seconds = 0;
  const pass = async (count: number) => {
    for (const until = seconds + count; seconds < until; seconds += 1) {
      await vi.advanceTimersByTimeAsync(second);
    }
  };
  const ask = (caller: string, name: string, bytesOfSecond: number) => {
    const send = async (cut: AbortSignal | undefined) => {
      told.push(`${name} begins`);
      if (cut !== undefined) await once(cut, 'abort');
      told.push(`${name} is cut`);
    };
    const countMoved = () => seconds * bytesOfSecond;
    sendInTurn(caller, new AbortController().signal, send, countMoved).catch(() => {});
  };
  ask('ada', 'A1', 1_000);
  ask('ada', 'A2', 10);
  ask('bob', 'B1', 1_000);
  const begun = ['A1 begins', 'A2 begins', 'B1 begins'];
  await expect.poll(() => told).toEqual(begun);
  await pass(60);
  expect(told).toEqual(begun);
  ask('carol', 'C1', 10);
  await pass(10);
  expect(told).toEqual([...begun, 'A2 is cut', 'C1 begins']);
});

it.each([
  ['sent', sendLayerInTurn],
  ['received', receiveInTurn],
])(
  'takes places of layers that are %s slowly from callers with more of them',
  async (_, inTurn) => {
    const { signal } = new AbortController();
    const [told, cuts]: [string[], string[]] = [[], []];
    const ask = (caller: string) => {
      const work = async (cut: AbortSignal | undefined) => {
        told.push(caller);
        if (cut !== undefined) await once(cut, 'abort');
        cuts.push(caller);
      };
      void inTurn(caller, signal, work, () => 0);
    };
    for (let place = 0; place < 32; place += 1) ask(`caller ${place % 4}`);
    await expect.poll(() => told).toHaveLength(32);
    ask('bob');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.slice(32)).toEqual(['bob']);
    expect(cuts).toEqual(['caller 0']);
  },
);
