import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listContributors } from '../../src/git/reading/contributors.ts';
import { importHistory } from '../../src/git/writing/history.ts';
import { ada, startWorld, type World } from './support.ts';

let world: World;
beforeAll(() => {
  world = startWorld();
});
afterAll(() => world.close());

describe('the authors of a long history', () => {
  it('are those of the newest commits, and are put in order once', async () => {
    const { repository } = await world.emptyRepository();
    const commits = Array.from({ length: 10_050 }, (_, number) => ({
      message: 'x',
      author: { ...ada, email: `a${number % 10_020}@example.com` },
      committer: ada,
      changes: [{ path: 'f', content: `${number}` }],
    }));
    const head = await importHistory(repository, { branch: 'main', commits });
    const found = await listContributors(repository, head, 'commits');
    expect(found).toHaveLength(10_000);
    // The oldest twenty are left out, but those that came back.
    const emails = new Set(found.map(({ email }) => email));
    expect([emails.has('a10019@example.com'), emails.has('a29@example.com')]).toEqual([true, true]);
    expect(emails.has('a49@example.com')).toBe(false);
    expect(found.slice(-2).map(({ commits }) => commits)).toEqual([2, 2]);
    expect(await listContributors(repository, head, 'commits')).toBe(found);
    const byAddress = await listContributors(repository, head, 'email');
    expect(byAddress[0]?.email).toBe('a0@example.com');
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
