import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lookups } from '#src/outbound/lookups.ts';
import { takeTurns } from '#test/support/waiting.ts';

const silent = () => new Promise<never>(() => undefined);
const address = { address: '192.0.2.1', family: 4 };

describe('looking a name up', () => {
  // Time passes when it is told to.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is not waited for longer than that may take, in its turn or before it', async () => {
    const lookups = new Lookups({ look: silent, patience: 50, atOnce: 1, waiting: 10 });
    const names = ['one.example', 'two.example', 'three.example'];
    let answered = 0;
    const found = Promise.all(
      names.map((name) => lookups.addressesOf(name).finally(() => (answered += 1))),
    );
    vi.advanceTimersByTime(49);
    await takeTurns();
    expect(answered).toBe(0);
    vi.advanceTimersByTime(1);
    expect(await found).toEqual([[], [], []]);
  });

  it('asks no more names at once than it may, and none that nobody waits for any more', async () => {
    const asked: string[] = [];
    const answers = new Map<string, () => void>();
    const look = (name: string) => {
      asked.push(name);
      return new Promise<[typeof address]>((answer) => answers.set(name, () => answer([address])));
    };
    const lookups = new Lookups({ look, patience: 400, atOnce: 1, waiting: 10 });
    const first = lookups.addressesOf('first.example');
    const second = lookups.addressesOf('second.example');
    vi.advanceTimersByTime(400);
    expect(await Promise.all([first, second])).toEqual([[], []]);
    answers.get('first.example')?.();
    const third = lookups.addressesOf('third.example');
    await expect.poll(() => asked).toEqual(['first.example', 'third.example']);
    answers.get('third.example')?.();
    expect(await third).toEqual([address]);
  });

  it('asks for a name once, however many wait for it: others have their places', async () => {
    let asked = 0;
    const look = (name: string) => {
      asked += 1;
      return name === 'silent.example' ? silent() : Promise.resolve([address]);
    };
    const lookups = new Lookups({ look, patience: 400, atOnce: 2, waiting: 10 });
    const waiting = Array.from({ length: 5 }, () => lookups.addressesOf('silent.example'));
    expect(await lookups.addressesOf('kiln.example')).toEqual([address]);
    vi.advanceTimersByTime(400);
    expect(await Promise.all(waiting)).toEqual(Array(5).fill([]));
    expect(asked).toBe(2);
  });

  it('refuses what does not fit into the queue', async () => {
    const lookups = new Lookups({ look: silent, patience: 60_000, atOnce: 1, waiting: 1 });
    void lookups.addressesOf('one.example');
    void lookups.addressesOf('two.example');
    expect(await lookups.addressesOf('three.example')).toEqual([]);
  });

  it('has no addresses for a name that does not exist', async () => {
    const look = () => Promise.reject(new Error('ENOTFOUND'));
    const lookups = new Lookups({ look, patience: 1_000, atOnce: 1, waiting: 1 });
    expect(await lookups.addressesOf('none.example')).toEqual([]);
  });
});
