import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GitFailed, RepositoryMissing } from '#src/git/errors.ts';
import { cloneRepository } from '#src/git/life/filling.ts';
import { isStored, removeRepository } from '#src/git/life/existence.ts';
import { openSnapshot } from '#src/git/life/disk.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { create, directoryOf, startWorld, type World } from './support.ts';
import { tidy } from '#src/git/upkeep.ts';
import { addCommit } from '#src/git/writing/commit.ts';

let world: World;
beforeEach(() => {
  world = startWorld();
});
afterEach(() => world.close());

/** Every file below, with how many names the disk knows it by. */
function filesBelow(directory: string): { path: string; links: number }[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((each) => !each.isDirectory())
    .map((each) => join(each.parentPath, each.name))
    .map((path) => ({ path, links: lstatSync(path).nlink }));
}

async function sourceRepository() {
  const source = await world.emptyRepository();
  const first = await source.commit('One', [create('README.md', '# One\n')]);
  const second = await source.commit('Two', [create('b.txt', 'b\n')]);
  source.cli('branch', 'older/one', first);
  source.cli('tag', 'light', first);
  source.cli(
    '-c',
    'user.name=T',
    '-c',
    'user.email=t@example.com',
    'tag',
    '-am',
    'x',
    'v1',
    second,
  );
  const hidden = source.cliBytes(['hash-object', '-w', '--stdin'], 'hidden').toString().trim();
  source.cli('update-ref', 'refs/keep-around/x', hidden);
  return { source, first, second, hidden };
}

describe('a copy of a repository', () => {
  it('has the branches and tags, nothing hidden, and outlives the original', async () => {
    const { source, first, second, hidden } = await sourceRepository();
    const target = world.git.repository(900);
    await cloneRepository(source.repository, target, { defaultBranch: 'main' });
    const refs = source.cli('for-each-ref', 'refs/heads', 'refs/tags');
    await removeRepository(source.repository);

    const directory = directoryOf(world.dataDir, 900);
    expect(existsSync(join(directory, 'objects/info/alternates'))).toBe(false);
    expect(filesBelow(directory).filter(({ links }) => links > 1)).toEqual([]);
    const cli = (...args: string[]) =>
      execFileSync('git', [`--git-dir=${directory}`, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
        .toString()
        .trim();
    expect(cli('for-each-ref', 'refs/heads', 'refs/tags')).toBe(refs);
    expect(cli('for-each-ref', 'refs/keep-around')).toBe('');
    expect(cli('fsck', '--full', '--strict')).toBe('');
    expect(() => cli('cat-file', '-e', hidden)).toThrow();
    expect(await resolveRef(target, 'HEAD')).toBe(second);
    expect(await resolveRef(target, 'older/one')).toBe(first);
    expect(await resolveRef(target, 'v1')).toBe(second);
    expect(await countReachedCommits(target, 'HEAD')).toBe(2);

    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    const request = { branch: 'main', message: 'Three', author, committer: author };
    const third = await addCommit(target, { ...request, changes: [create('c.txt', 'c\n')] });
    expect(await resolveRef(target, 'main')).toBe(third);
    expect(await countReachedCommits(target, 'main')).toBe(3);
  });

  it('is made once, and made again without harm', async () => {
    const { source, second } = await sourceRepository();
    const target = world.git.repository(901);
    await Promise.all(
      [1, 2].map(() => cloneRepository(source.repository, target, { defaultBranch: 'main' })),
    );
    await source.commit('Three', [create('c.txt', 'c\n')]);
    await cloneRepository(source.repository, target, { defaultBranch: 'main' });
    expect(await resolveRef(target, 'main')).toBe(second);
    expect(readdirSync(join(world.dataDir, 'repositories/incoming'))).toEqual([]);
  });

  it('of an empty repository is empty', async () => {
    const source = await world.emptyRepository();
    const target = world.git.repository(902);
    await cloneRepository(source.repository, target, { defaultBranch: 'trunk' });
    expect(await readDefaultBranch(target)).toBe('trunk');
    expect(await resolveRef(target, 'HEAD')).toBeNull();
  });

  it('of a missing or broken one leaves nothing behind', async () => {
    const target = world.git.repository(903);
    const missing = cloneRepository(world.git.repository(904), target, { defaultBranch: 'main' });
    await expect(missing).rejects.toBeInstanceOf(RepositoryMissing);
    const { source, first } = await sourceRepository();
    const object = join(source.directory, 'objects', first.slice(0, 2), first.slice(2));
    execFileSync('rm', ['-f', object]);
    const broken = cloneRepository(source.repository, target, { defaultBranch: 'main' });
    await expect(broken).rejects.toBeInstanceOf(GitFailed);
    expect(await isStored(target)).toBe(false);
    expect(readdirSync(join(world.dataDir, 'repositories/incoming'))).toEqual([]);
  });
});

describe('tidying', () => {
  it('packs what is loose and keeps everything that is reachable', async () => {
    const { source, second } = await sourceRepository();
    await tidy(source.repository);
    expect(readdirSync(join(source.directory, 'objects/pack')).length).toBeGreaterThan(0);
    expect(await resolveRef(source.repository, 'main')).toBe(second);
    const file = await readFileEntry(source.repository, second, 'README.md');
    expect(file?.size).toBe(6);
    const third = await source.commit('Three', [create('c.txt', 'c\n')]);
    expect(source.cli('rev-parse', 'main')).toBe(third);
    expect(source.cli('fsck', '--full')).toBe('');
  });
});

describe('a snapshot', () => {
  it('is a tar archive of the files, from which the repository can be restored', async () => {
    const { source, second } = await sourceRepository();
    const long = `${'deep/'.repeat(30)}branch`;
    source.cli('branch', long, second);
    const bytes = await buffer(await openSnapshot(source.repository));
    const restored = join(world.dataDir, 'restored');
    execFileSync('mkdir', [restored]);
    execFileSync('tar', ['-x', '-f', '-', '-C', restored], { input: bytes });
    const cli = (...args: string[]) =>
      execFileSync('git', [`--git-dir=${restored}`, ...args])
        .toString()
        .trim();
    expect(cli('rev-parse', 'main')).toBe(second);
    expect(cli('rev-parse', `refs/heads/${long}`)).toBe(second);
    expect(bytes.length % 512).toBe(0);
    expect(statSync(restored).isDirectory()).toBe(true);
    const missing = openSnapshot(world.git.repository(905));
    await expect(missing).rejects.toBeInstanceOf(RepositoryMissing);
  });
});
