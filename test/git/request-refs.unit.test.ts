import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as failures from '#src/git/errors.ts';
import { readRequestRef, formatRequestRef, updateRefs } from '#src/git/writing/refs.ts';
import { create, startWorld, update, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

async function twoCommits() {
  const made = await world.emptyRepository();
  const first = await made.commit('first', [create('f', '1')]);
  const second = await made.commit('second', [update('f', '2')]);
  const read = (name: 'head' | 'merge', iid = 1) => readRequestRef(made.repository, iid, name);
  return { made, repository: made.repository, first, second, read };
}

const [head, merge] = [formatRequestRef(1, 'head'), formatRequestRef(1, 'merge')];

describe('updateRefs', () => {
  it('writes, moves and deletes refs of merge requests', async () => {
    const { repository, first, second, read } = await twoCommits();
    expect(await read('head')).toBeNull();
    await updateRefs(repository, [
      { ref: head, from: null, to: first },
      { ref: merge, to: second },
    ]);
    expect([await read('head'), await read('merge')]).toEqual([first, second]);
    await updateRefs(repository, [
      { ref: head, from: first, to: second },
      { ref: merge, to: first },
    ]);
    expect([await read('head'), await read('merge')]).toEqual([second, first]);
    await updateRefs(repository, [{ ref: merge, to: null }]);
    await updateRefs(repository, [
      { ref: merge, to: null },
      { ref: head, from: second, to: null },
    ]);
    expect([await read('head'), await read('merge')]).toEqual([null, null]);
  });

  it('moves all or none', async () => {
    const { made, repository, first, second, read } = await twoCommits();
    const main = 'refs/heads/main';
    await updateRefs(repository, [{ ref: head, to: first }]);
    const stale = [
      { ref: main, from: second, to: first },
      { ref: head, from: second, to: second },
    ];
    await expect(updateRefs(repository, stale)).rejects.toMatchObject({
      name: 'BranchMoved',
      subject: head,
    });
    const absent = [
      { ref: head, from: first, to: second },
      { ref: main, from: null, to: first },
    ];
    await expect(updateRefs(repository, absent)).rejects.toThrow(failures.BranchExists);
    expect([made.cli('rev-parse', 'main'), await read('head')]).toEqual([second, first]);
    await updateRefs(repository, [
      { ref: main, from: second, to: first },
      { ref: head, to: second },
    ]);
    expect([made.cli('rev-parse', 'main'), await read('head')]).toEqual([first, second]);
  });

  it('lets one of two win who move the same branch', async () => {
    const { repository, first, second } = await twoCommits();
    const moves = [head, merge].map((ref) => [
      { ref: 'refs/heads/main', from: second, to: first },
      { ref, to: first },
    ]);
    const done = await Promise.allSettled(moves.map((each) => updateRefs(repository, each)));
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'BranchMoved', subject: 'main' },
    });
  });

  it('lets all win who do not mind where it is', async () => {
    const { repository, first, second, read } = await twoCommits();
    const ids = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? first : second));
    await Promise.all(ids.map((to) => updateRefs(repository, [{ ref: head, to }])));
    expect(ids).toContain(await read('head'));
  });

  it('knows no other refs, and no objects that are not there', async () => {
    const { repository, first } = await twoCommits();
    const others = [
      ...['main', 'refs/notes/x', 'refs/merge-requests/1', 'refs/merge-requests/1/head/x'],
      ...['refs/merge-requests/01/head', 'refs/merge-requests/0/head', 'refs/keep-around/1'],
      ...['refs/merge-requests/1/other', 'refs/heads/-x', 'refs/heads/refs/heads/x', 'HEAD'],
      ...['refs/merge-requests/1/head\n', 'refs/heads/x\nupdate refs/heads/main'],
    ];
    for (const ref of others) {
      await expect(updateRefs(repository, [{ ref, to: first }])).rejects.toThrow(
        failures.InvalidRefName,
      );
    }
    const lost = [{ ref: head, to: 'e'.repeat(40) }];
    await expect(updateRefs(repository, lost)).rejects.toThrow(failures.ObjectMissing);
    await expect(updateRefs(repository, [{ ref: head, to: 'main' }])).rejects.toThrow(
      failures.InvalidRefName,
    );
    expect(() => formatRequestRef(0, 'head')).toThrow(failures.InvalidRefName);
    expect(() => formatRequestRef(1.5, 'head')).toThrow(failures.InvalidRefName);
  });
});
