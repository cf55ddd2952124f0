import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listContributors } from '#src/git/reading/contributors.ts';
import { importHistory } from '#src/git/writing/history.ts';
import { ada, startWorld, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

describe('the authors of a long history', () => {
  it('are those of the newest commits, and are put in order once', async () => {
    const { repository } = await world.emptyRepository();
    const commits = Array.from({ length: 2_050 }, (_, number) => ({
      message: 'x',
      author: { ...ada, email: `a${number % 2_020}@example.com` },
      committer: ada,
      changes: [{ path: 'f', content: `${number}` }],
    }));
    const head = await importHistory(repository, { branch: 'main', commits });
    const found = await listContributors(repository, head, 'commits');
    // The newest 2,000 are those from the 50th on; thirty authors began again.
    const emails = new Set(found.map(({ email }) => email));
    expect([emails.has('a2019@example.com'), emails.has('a29@example.com')]).toEqual([true, true]);
    expect([emails.has('a30@example.com'), emails.has('a49@example.com')]).toEqual([false, false]);
    expect(found).toHaveLength(2_000);
    expect(await listContributors(repository, head, 'commits')).toBe(found);
    const byAddress = await listContributors(repository, head, 'email');
    expect(byAddress[0]?.email).toBe('a0@example.com');
  });

  it('do not count for merges', async () => {
    const made = await world.emptyRepository();
    const tree = await treeOf(made);
    const commit = (...more: string[]) => made.cli('commit-tree', '-m', 'x', ...more, tree);
    const [one, other] = [commit(), commit('-p', commit())];
    const merge = made.cli(
      ...['-c', 'user.email=merger@example.com'],
      ...['commit-tree', '-m', 'merge', '-p', one, '-p', other, tree],
    );
    const found = await listContributors(made.repository, merge, 'email');
    expect(found.map(({ email }) => email)).not.toContain('merger@example.com');
  });

  it('have names as long as names are', async () => {
    const made = await world.emptyRepository();
    const name = 'x'.repeat(100_000);
    const id = made.cli('-c', `user.name=${name}`, 'commit-tree', '-m', 'x', await treeOf(made));
    expect((await listContributors(made.repository, id, 'name'))[0]?.name.length).toBeLessThan(
      2000,
    );
  });
});

async function treeOf(made: Awaited<ReturnType<World['emptyRepository']>>): Promise<string> {
  return made.cliBytes(['mktree'], '').toString().trim();
}
