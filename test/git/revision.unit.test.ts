import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveRevision } from '#src/git/reading/revision.ts';
import { create, startWorld, type TestRepository, type World } from './support.ts';

let world: World;
let made: TestRepository;
const ids: string[] = [];

beforeAll(async () => {
  world = startWorld();
  made = await world.emptyRepository();
  for (const name of ['one', 'two', 'three']) {
    ids.push(await made.commit(name, [create(name, 'x')]));
  }
  const side = made.cli('commit-tree', 'main^{tree}', '-p', ids[0] ?? '', '-m', 'side');
  const merge = made.cli('commit-tree', 'main^{tree}', '-p', 'main', '-p', side, '-m', 'merge');
  ids.push(side, merge);
  made.cli('update-ref', 'refs/heads/main', merge);
  made.cli('tag', '-a', 'v1', '-m', 'first', ids[1] ?? '');
  made.cli('update-ref', 'refs/merge-requests/1/head', merge);
});
afterAll(() => world.close());

describe('a revision', () => {
  it.each([
    ...['main', 'HEAD', 'refs/heads/main', 'v1', 'refs/tags/v1', 'v1^{}', 'refs/tags/v1^{}'],
    ...['main~', 'main~0', 'main~1', 'main^', 'main^1', 'main^2', 'main~3', 'main~~', 'main^2~1'],
    ...['HEAD~1^', 'refs/heads/main~2', 'refs/tags/v1~1', 'v1^{}^', 'main^0', 'main^{}~1'],
  ])('%s means what it means to git', async (text) => {
    const expected = made.cli('rev-parse', `${text}^{commit}`);
    expect(await resolveRevision(made.repository, text)).toBe(expected);
  });

  it('begins with a commit, too', async () => {
    const [one = '', two = '', three = ''] = ids;
    expect(await resolveRevision(made.repository, `${three}~1`)).toBe(two);
    expect(await resolveRevision(made.repository, `${three.slice(0, 9)}^^`)).toBe(one);
  });

  it.each([
    ...['main~4', 'main^3', 'gone~1', 'refs/heads/gone', 'refs/heads/v1', 'refs/tags/main', ''],
    ...[':/one', 'main^{/one}', 'main@{0}', 'main@{yesterday}', '@', '@~1', '^main', '~1'],
    ...['main^{tree}', 'main^{commit}', 'main:one', 'main~1:one', 'main~-1', 'main~1x', 'main^ '],
    ...['refs/merge-requests/1/head', 'refs/merge-requests/1/head~1', 'refs/heads/', 'refs/heads'],
    ...['main~1001', 'main~600~600', 'main^100', `main${'^'.repeat(2_000)}`, 'refs/tags/-v1'],
    ...[`main~${'9'.repeat(40)}`, 'refs/tags/v1\n', 'main~1\nHEAD', 'refs/tags/../heads/main'],
  ])('%j means nothing', async (text) => {
    expect(await resolveRevision(made.repository, text)).toBeNull();
  });

  it('shows nothing that only hidden merge requests hold', async () => {
    const hidden = made.cli('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'hidden');
    made.cli('update-ref', 'refs/merge-requests/2/head', hidden);
    const seen = made.repository.withoutRequests();
    expect(await resolveRevision(made.repository, `${hidden}~0`)).toBe(hidden);
    expect(await resolveRevision(seen, `${hidden}~0`)).toBeNull();
    expect(await resolveRevision(seen, `${hidden.slice(0, 9)}^{}`)).toBeNull();
    expect(await resolveRevision(seen, 'main~0')).toBe(ids[4]);
  });
});
