import { describe, expect, it } from 'vitest';
import { type GiveWay, SlicedTurns } from '#src/turns/sliced-turns.ts';

const { signal } = new AbortController();

/** Turns whose slices end when the test says so, and a log of the work that had a place. */
function world() {
  let now = 0;
  const steps: string[] = [];
  const turns = new SlicedTurns({ atOnce: 2, sliceMs: 10, nowMs: () => now });
  /** Work of so many steps; each takes a whole slice. */
  const begin = (name: string, count: number, until: AbortSignal = signal) =>
    turns.run(until, async (giveWay) => {
      for (let step = 1; step <= count; step += 1) {
        await giveWay();
        steps.push(`${name}${step}`);
        now += 10;
        await Promise.resolve();
      }
    });
  return { turns, steps, begin };
}

describe('turns in slices', () => {
  it('let short work in between the steps of long work', async () => {
    const { steps, begin } = world();
    const long = [begin('a', 50), begin('b', 50)];
    await begin('c', 1);
    expect(steps.length).toBeLessThan(10);
    await Promise.all(long);
    expect(steps).toHaveLength(101);
    expect(steps.filter((step) => step.startsWith('a'))).toHaveLength(50);
  });

  it('go first to work that had none, in the order in which it came', async () => {
    const { steps, begin } = world();
    const works = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => begin(name, 4));
    await Promise.all(works);
    const firsts = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'].map((step) => steps.indexOf(step));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
    expect(steps.indexOf('f1')).toBeLessThan(steps.indexOf('a4'));
  });

  it('come back to interrupted work, however much new work there is', async () => {
    const { steps, begin } = world();
    const works = Array.from({ length: 40 }, (_, index) => begin(index < 2 ? 'a' : 'n', 3));
    await Promise.all(works);
    expect(steps.lastIndexOf('a3')).toBeLessThan(steps.length - 40);
  });

  it('stay with work while nobody waits', async () => {
    const { turns } = world();
    const asked: (Promise<void> | undefined)[] = [];
    await turns.run(signal, async (giveWay) => {
      asked.push(giveWay(), giveWay());
    });
    expect(asked).toEqual([undefined, undefined]);
  });

  it('end with their signals, before they begin and in the middle', async () => {
    const { turns, begin } = world();
    const leaving = new AbortController();
    let goOn: () => void = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const running = [turns.run(signal, () => held), turns.run(signal, () => held)];
    const waiting = begin('w', 1, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(begin('x', 1, leaving.signal)).rejects.toThrow('left');
    goOn();
    await Promise.all(running);

    const interrupted = new AbortController();
    let now = 0;
    const one = new SlicedTurns({ atOnce: 1, sliceMs: 10, nowMs: () => now });
    let give: GiveWay = () => undefined;
    let begun: () => void = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = one.run(interrupted.signal, async (giveWay) => {
      give = giveWay;
      begun();
      await held;
      now += 10;
      await give();
    });
    await hasBegun;
    let end: () => void = () => {};
    const other = one.run(signal, () => new Promise<void>((resolve) => (end = resolve)));
    interrupted.signal.addEventListener('abort', () => end());
    await Promise.resolve();
    const failed = expect(first).rejects.toThrow('cut');
    await expect.poll(() => now).toBe(10);
    interrupted.abort(new Error('cut'));
    await failed;
    await other;
    // The place is free again.
    expect(await one.run(signal, async () => 'next')).toBe('next');
  });
});
