import { describe, expect, it } from 'vitest';
import { Unavailable } from '#src/errors.ts';
import { Turns } from '#src/turns/turns.ts';

/** Work that is done when it is told to be. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('turns', () => {
  it('are as many at once as they may be, the others in order', async () => {
    const turns = new Turns({ atOnce: 2 });
    const { begun, work, end } = heldWork();
    const done = ['a', 'b', 'c', 'd'].map((name) => turns.run(name, work(name)));
    await expect.poll(() => begun).toEqual(['a', 'b']);
    end('b');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are handed on by work that fails', async () => {
    const turns = new Turns({ atOnce: 1 });
    const failing = turns.run('a', () => Promise.reject(new Error('failed')));
    const next = turns.run('a', async () => 'next');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });

  it('are waited for by so many, of one key and in all', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
    const { begun, work, end } = heldWork();
    const running = turns.run('a', work('first'));
    const waiting = [turns.run('a', async () => 1), turns.run('a', async () => 2)];
    await expect(turns.run('a', async () => 0)).rejects.toThrow(Unavailable);
    waiting.push(turns.run('b', async () => 3));
    await expect(turns.run('b', async () => 0)).rejects.toThrow(Unavailable);
    await expect.poll(() => begun).toEqual(['first']);
    end('first');
    expect(await Promise.all([running, ...waiting])).toEqual(['first', 1, 2, 3]);
    expect(await turns.run('c', async () => 4)).toBe(4);
  });

  it('go from key to key, whatever each has waiting', async () => {
    const turns = new Turns({ atOnce: 1 });
    const { begun, work, end } = heldWork();
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'];
    const done = names.map((name) => turns.run(name.charAt(0), work(name)));
    for (let count = 1; count <= names.length; count += 1) {
      await expect.poll(() => begun).toHaveLength(count);
      end(begun.at(-1) ?? '');
    }
    await Promise.all(done);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('are left to somebody new by whoever has most waiting when all places are taken', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 4, waitingOfOne: 2 });
    const { work, end } = heldWork();
    const running = turns.run('a', work('first'));
    const a = [turns.run('a', async () => 'a1'), turns.run('a', async () => 'a2')];
    const b = [turns.run('b', async () => 'b1'), turns.run('b', async () => 'b2')];
    const refused = [
      expect(a[1]).rejects.toThrow(Unavailable),
      expect(b[1]).rejects.toThrow(Unavailable),
    ];
    const others = [turns.run('c', async () => 'c1'), turns.run('d', async () => 'd1')];
    await Promise.all(refused);
    // No owner has more than this one would have.
    await expect(turns.run('e', async () => 'e1')).rejects.toThrow(Unavailable);
    end('first');
    expect(await Promise.all([running, a[0], b[0], ...others])).toEqual([
      'first',
      'a1',
      'b1',
      'c1',
      'd1',
    ]);
  });
});
