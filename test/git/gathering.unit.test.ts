import { describe, expect, it } from 'vitest';
import { GitFailed } from '#src/git/errors.ts';
import { limitGathering, runWithMemory } from '#src/git/host/command.ts';
import { FairSlots } from '#src/git/host/slots.ts';

const places = new FairSlots({
  total: 2,
  perKey: 2,
  perCaller: 1,
  queue: 100,
  queuePerCaller: 100,
});
limitGathering({ memory: 384, littleMemory: 96, places, comparingSeconds: 5 });
const exhausted = () => new GitFailed('diff-tree: exit status 128', 'fatal: Out of memory, malloc');
const turn = (caller: string) => ({ key: 'repository', caller });

describe('commands that gather all files', () => {
  it('hold much memory only in turns, two at a time and one of a caller', async () => {
    const tried: (number | undefined)[] = [];
    let running = 0;
    let most = 0;
    const attempt = async (megabytes?: number) => {
      tried.push(megabytes);
      if (megabytes === 96) throw exhausted();
      running += 1;
      most = Math.max(most, running);
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
      running -= 1;
      return megabytes;
    };
    const callers = ['ada', 'ada', 'bob', 'cleo', 'dan', 'eve'];
    const compare = (caller: string) => runWithMemory(['diff-tree', '-r'], turn(caller), attempt);
    expect(await Promise.all(callers.map(compare))).toEqual(callers.map(() => 384));
    expect(tried.toSorted()).toEqual([...callers.map(() => 384), ...callers.map(() => 96)]);
    expect(most).toBe(2);
  });

  it('take no turn where little suffices, nor for another failure', async () => {
    expect(await runWithMemory(['archive'], turn('ada'), async (megabytes) => megabytes)).toBe(96);
    const failure = new GitFailed('diff-tree: SIGXCPU');
    const failing = runWithMemory(['-c', 'a=b', 'diff-tree'], turn('ada'), () =>
      Promise.reject(failure),
    );
    await expect(failing).rejects.toBe(failure);
    expect(places.load).toEqual({ running: 0, waiting: 0 });
  });

  it('are those alone', async () => {
    const megabytes = await runWithMemory(['blame'], turn('ada'), async (megabytes) => megabytes);
    expect(megabytes).toBeUndefined();
  });
});
