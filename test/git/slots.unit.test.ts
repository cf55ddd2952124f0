import { describe, expect, it } from 'vitest';
import { CallerBusy, GitUnavailable, ReaderGone } from '#src/git/errors.ts';
import { FairSlots, type SlotLimits } from '#src/git/host/slots.ts';

const limits: SlotLimits = { total: 4, perKey: 4, perCaller: 2, queue: 10, queuePerCaller: 3 };

/** Work that goes on until it is told to end, by name, and the names in the order in which they began. */
function place(changes: Partial<SlotLimits> = {}) {
  const slots = new FairSlots({ ...limits, ...changes });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, caller: string | null, key = 'repository', left?: AbortSignal) =>
    slots.run({ key, caller, left }, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, begin, end };
}

describe('slots', () => {
  it('give one caller no more than a share, and the rest to others', async () => {
    const { begun, begin, end } = place();
    for (const name of ['a1', 'a2', 'a3']) void begin(name, 'a');
    void begin('b1', 'b');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('have no share for the server itself', () => {
    const { begun, begin } = place();
    for (const name of ['1', '2', '3', '4', '5']) void begin(name, null);
    expect(begun).toHaveLength(4);
  });

  it('give turns by callers, whoever came first', async () => {
    const { begun, begin, end } = place({ total: 1, perCaller: 1 });
    void begin('a1', 'a');
    for (const name of ['a2', 'a3', 'a4']) void begin(name, 'a');
    void begin('b1', 'b');
    void begin('c1', 'c');
    void begin('b2', 'b');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('begin all that an end makes room for', async () => {
    const { begun, begin, end } = place({ perKey: 1, perCaller: 1 });
    void begin('one', 'a', 'x');
    void begin('other caller', 'b', 'x');
    void begin('other key', 'a', 'y');
    expect(begun).toEqual(['one']);
    await end('one');
    expect(begun.toSorted()).toEqual(['one', 'other caller', 'other key']);
  });

  it('let a caller wait with so much, and refuse only them then', async () => {
    const { begin } = place({ queue: 4 });
    const waits = Array.from({ length: 5 }, (_, at) => begin(`a${at}`, 'a'));
    await expect(begin('a5', 'a')).rejects.toThrow(CallerBusy);
    void begin('b1', 'b');
    void begin('b2', 'b');
    void begin('b3', 'b');
    expect(waits).toHaveLength(5);
  });

  it('send away who has most waiting for one who has less, in a full queue', async () => {
    const { begun, begin, end } = place({ total: 1, queue: 4 });
    void begin('a1', 'a');
    void begin('a2', 'a');
    const third = begin('a3', 'a');
    const fourth = begin('a4', 'a');
    void begin('b1', 'b');
    const gone = Promise.all([
      expect(third).rejects.toThrow(CallerBusy),
      expect(fourth).rejects.toThrow(CallerBusy),
    ]);
    void begin('c1', 'c');
    void begin('d1', 'd');
    await gone;
    // No owner has more than one request by now.
    await expect(begin('e1', 'e')).rejects.toThrow(GitUnavailable);
    for (const name of ['a1', 'b1', 'c1', 'd1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
  });

  it('keep what the server itself does in a full queue', async () => {
    const { begin } = place({ total: 1, queue: 3 });
    void begin('a1', 'a');
    const own = [begin('1', null), begin('2', null)];
    void begin('b1', 'b');
    await expect(begin('c1', 'c')).rejects.toThrow(GitUnavailable);
    expect(own).toHaveLength(2);
  });

  it('forget those who leave before their turn', async () => {
    const { begun, begin, end } = place({ total: 1, queuePerCaller: 1 });
    void begin('a1', 'a');
    const leaving = new AbortController();
    const left = begin('a2', 'a', 'repository', leaving.signal);
    await expect(begin('a3', 'a')).rejects.toThrow(CallerBusy);
    leaving.abort();
    await expect(left).rejects.toThrow(ReaderGone);
    void begin('a4', 'a');
    await end('a1');
    expect(begun).toEqual(['a1', 'a4']);
  });
});
