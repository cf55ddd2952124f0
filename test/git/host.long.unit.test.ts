import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GitTimeout, GitUnavailable, OutputTooLarge, RepositoryMissing } from '#src/git/errors.ts';
import { createGit } from '#src/git/git.ts';
import { createEmptyRepository, isStored, removeRepository } from '#src/git/life/existence.ts';
import { measureDiskBytes } from '#src/git/life/disk.ts';
import { listBranchNames, readDefaultBranch } from '#src/git/reading/branches.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { countReachedCommits, findLastCommit, readCommitInfo } from '#src/git/reading/commits.ts';
import { addCommit } from '#src/git/writing/commit.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { digestBlob, readBlob, streamBlob } from '#src/git/reading/blobs.ts';
import { bundle, removeBundles } from '#test/support/bundle.ts';
import { gitHost } from '#test/support/git-host.ts';
import { isLong } from '#test/support/long.ts';
import { childrenOf, isRunning, signalProcess } from '#test/support/process.ts';
import { ada, create, directoryOf, startWorld, type World } from './support.ts';
import { takeTurns, until } from '#test/support/waiting.ts';

let world: World;
beforeEach(() => {
  world = startWorld();
});
afterEach(() => world.close());
afterAll(removeBundles);

/** The host's process id, once it runs. */
function hostOf({ git }: World): Promise<number> {
  return until(() => git.hostProcessId);
}

/** Calls until the host is back. */
async function eventually<Result>(call: () => Promise<Result>): Promise<Result> {
  const { result } = await until(async () => {
    try {
      return { result: await call() };
    } catch (error) {
      if (!(error instanceof GitUnavailable)) throw error;
      return null;
    }
  });
  return result;
}

describe('a repository', () => {
  it('is created once, found, measured, and removed more than once', async () => {
    const repository = world.git.repository(7);
    const directory = directoryOf(world.dataDir, 7);
    expect(await isStored(repository)).toBe(false);
    await Promise.all(
      [1, 2, 3].map(() => createEmptyRepository(repository, { defaultBranch: 'trunk' })),
    );
    expect(existsSync(directory)).toBe(true);
    expect(await isStored(repository)).toBe(true);
    expect(await readDefaultBranch(repository)).toBe('trunk');
    expect(await resolveRef(repository, 'HEAD')).toBeNull();
    expect(await countReachedCommits(repository, 'HEAD')).toBe(0);

    const request = { branch: 'trunk', message: 'm', author: ada, committer: ada };
    const before = await measureDiskBytes(repository);
    const changes = [create('f', Buffer.alloc(100_000, 'ab'))];
    const id = await addCommit(repository, { ...request, changes });
    expect(await measureDiskBytes(repository)).toBeGreaterThan(before + 300);
    await createEmptyRepository(repository, { defaultBranch: 'other' });
    expect(await resolveRef(repository, 'HEAD')).toBe(id);
    await setDefaultBranch(repository, 'later');
    expect(await readDefaultBranch(repository)).toBe('later');

    await Promise.all([removeRepository(repository), removeRepository(repository)]);
    await removeRepository(repository);
    expect(await isStored(repository)).toBe(false);
    expect(existsSync(directory)).toBe(false);
    expect(readdirSync(join(world.dataDir, 'repositories/trash'))).toEqual([]);
    expect(readdirSync(join(world.dataDir, 'repositories/incoming'))).toEqual([]);
  });

  it('that is missing says so in every call', async () => {
    const repository = world.git.repository(404);
    const id = 'a'.repeat(40);
    const request = { branch: 'main', message: 'm', author: ada, committer: ada };
    const calls = [
      () => resolveRef(repository, 'main'),
      () => readFileEntry(repository, id, 'f'),
      () => readBlob(repository, id),
      () => findLastCommit(repository, id, 'f'),
      () => readCommitInfo(repository, id),
      () => listBranchNames(repository, { limit: 1 }),
      () => measureDiskBytes(repository),
      () => readDefaultBranch(repository),
      () => setDefaultBranch(repository, 'main'),
      () => addCommit(repository, { ...request, changes: [create('f', 'x')] }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(RepositoryMissing);
    expect(existsSync(directoryOf(world.dataDir, 404))).toBe(false);
  });

  it('can be made anew after it was removed', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('old', [create('f', 'x')]);
    await removeRepository(made.repository);
    await createEmptyRepository(made.repository, { defaultBranch: 'main' });
    expect(await resolveRef(made.repository, 'main')).toBeNull();
    expect(await resolveRef(made.repository, id)).toBeNull();
    await made.commit('new', [create('g', 'y')]);
    expect(made.cli('fsck', '--strict')).toBe('');
  });

  it('is swept away at start when a crash left it half removed', async () => {
    const left = join(world.dataDir, 'repositories/trash/left.git.0');
    await world.emptyRepository();
    await world.git.close();
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'HEAD'), 'x');
    const git = createGit({ dataDir: world.dataDir, hostModule: gitHost() });
    await until(() => !existsSync(left));
    await git.close();
  });
});

describe('the host', () => {
  it('keeps at most so many processes, and closes idle ones', async () => {
    await world.close();
    world = startWorld({ keptProcesses: 3, keptIdle: 200 });
    const host = await hostOf(world);
    const repositories = [];
    for (let index = 0; index < 8; index += 1) {
      const made = await world.emptyRepository();
      await made.commit('m', [create('f', String(index))]);
      repositories.push(made);
    }
    // Three readers, and one in four updates refs.
    await until(() => childrenOf(host).length <= 4);
    const heads = await Promise.all(
      repositories.map((made) => resolveRef(made.repository, 'main')),
    );
    expect(new Set(heads).size).toBe(8);
    await until(() => childrenOf(host).length === 0);
    const [first] = repositories;
    expect(first && (await resolveRef(first.repository, 'main'))).toBe(heads[0]);
  });

  it('bounds the time and the output of a command', async () => {
    const { repository } = await world.emptyRepository();
    const endless = ['-c', 'alias.endless=!exec sleep 600', 'endless'];
    const bounds = { maxBytes: 1000, timeLimit: 100 };
    await expect(repository.run(endless, bounds)).rejects.toThrow(GitTimeout);
    const long = ['-c', 'alias.long=!exec yes', 'long'];
    const slow = { ...bounds, timeLimit: 600_000 };
    await expect(repository.run(long, slow)).rejects.toThrow(OutputTooLarge);
    const host = await hostOf(world);
    await until(() => childrenOf(host, 'alias.').length === 0);
  });

  it('does not wait for what a command that was ended leaves behind', async () => {
    await world.close();
    world = startWorld({ commandsPerRepository: 1 });
    const { repository } = await world.emptyRepository();
    const leaving = ['-c', 'alias.leaving=!sleep 600 & wait', 'leaving'];
    const bounds = { maxBytes: 1000, timeLimit: 100 };
    await expect(repository.run(leaving, bounds)).rejects.toThrow(GitTimeout);
    // The next command runs.
    const next = await repository.run(['for-each-ref'], { ...bounds, timeLimit: 600_000 });
    expect(next.toString()).toBe('');
  });

  it('keeps what is slow in one repository from others', async () => {
    await world.close();
    world = startWorld({
      ...{ commands: 4, commandsPerRepository: 1, streams: 4, streamsPerRepository: 1 },
    });
    const slow = await world.emptyRepository();
    const quick = await world.emptyRepository();
    const large = Buffer.alloc(20 * 1024 * 1024, 'x');
    const commit = await slow.commit('m', [create('large', large)]);
    await quick.commit('m', [create('f', 'x')]);
    const blob = (await readFileEntry(slow.repository, commit, 'large'))?.blobId ?? '';
    const endless = ['-c', 'alias.endless=!exec sleep 600', 'endless'];
    const ends: string[] = [];
    const leaving = new AbortController();
    const forever = slow.repository
      .usedBy('reader', () => leaving.signal)
      .run(endless, { maxBytes: 1000, timeLimit: 600_000 })
      .catch(() => ends.push('endless'));

    // No client reads the output: the next command of this repository has to wait for its end.
    const standing = streamBlob(slow.repository, blob);
    await once(standing, 'readable');
    const waiting = streamBlob(slow.repository, blob);
    const begun = once(waiting, 'readable').then(() => ends.push('begun'));
    const listed = listBranchNames(slow.repository, { limit: 9 }).then(() => ends.push('listed'));
    expect(await listBranchNames(quick.repository, { limit: 9 })).toEqual(['main']);
    const tree = quick.repository.stream(['ls-tree', '-r', 'main']);
    expect((await tree.toArray()).join('')).toContain('\tf\n');
    // Reads without a process continue in the slow repository, too.
    expect(await resolveRef(slow.repository, 'main')).toBe(commit);

    expect(ends).toEqual([]);
    standing.destroy();
    leaving.abort();
    await Promise.all([begun, forever, listed]);
    waiting.destroy();
    expect(ends.toSorted()).toEqual(['begun', 'endless', 'listed']);
  });

  it('comes back when killed: running reads fail, later ones work', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('m', [create('f', 'x')]);
    for (let round = 0; round < 3; round += 1) {
      const host = await hostOf(world);
      const children = childrenOf(host);
      const running = [
        ...Array.from({ length: 20 }, (_, index) => resolveRef(made.repository, `none${index}`)),
        countReachedCommits(made.repository, `main${round}`),
      ];
      const settled = Promise.allSettled(running);
      signalProcess(host, 'SIGKILL');
      for (const result of await settled) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(GitUnavailable);
      }
      expect(await eventually(() => resolveRef(made.repository, 'main'))).toBe(id);
      expect(await hostOf(world)).not.toBe(host);
      await until(() => children.every((child) => !isRunning(child)));
    }
  });

  it('ends a stream with an error when killed', async () => {
    const made = await world.emptyRepository();
    const large = Buffer.alloc(20 * 1024 * 1024, 'x');
    const id = made.cliBytes(['hash-object', '-w', '--stdin'], large).toString().trim();
    const stream = streamBlob(made.repository, id);
    const read = async () => {
      for await (const chunk of stream) {
        void chunk;
        signalProcess(await hostOf(world), 'SIGKILL');
      }
    };
    await expect(read()).rejects.toThrow(GitUnavailable);
    expect(await eventually(() => digestBlob(made.repository, id))).toMatch(/^[0-9a-f]{64}$/);
  });

  it('loses no acknowledged commit when killed, and leaves no lock', async () => {
    const made = await world.emptyRepository();
    const acknowledged: string[] = [];
    let count = 0;
    let stop = false;
    const writer = async () => {
      while (!stop) {
        const change = create(`d${count % 5}/f${(count += 1)}`, `content ${count}`);
        try {
          acknowledged.push(await made.commit(`c${count}`, [change]));
        } catch (error) {
          if (!(error instanceof GitUnavailable)) throw error;
          await takeTurns();
        }
      }
    };
    const writers = [writer(), writer(), writer()];
    for (let round = 0; round < (isLong ? 6 : 2); round += 1) {
      const goal = acknowledged.length + 5 + round * 3;
      await until(() => acknowledged.length >= goal);
      signalProcess(await hostOf(world), 'SIGKILL');
    }
    stop = true;
    await Promise.all(writers);
    // The writers may have stopped before any of them asked the next host.
    acknowledged.push(await eventually(() => made.commit('last', [create('last', 'x')])));
    const history = new Set(made.cli('rev-list', 'main').split('\n'));
    for (const id of acknowledged) expect(history.has(id)).toBe(true);
    expect(made.cli('fsck', '--strict', '--no-dangling')).toBe('');
    // A kill in the middle of a commit left its lock, which the next host removes.
    await until(() => readdirSync(join(made.directory, 'refs/heads')).join() === 'main');
  });

  it('replaces a kept process that was killed', async () => {
    const made = await world.emptyRepository();
    const id = await made.commit('m', [create('f', 'x')]);
    for (const child of childrenOf(await hostOf(world))) signalProcess(child, 'SIGKILL');
    expect(await eventually(() => resolveRef(made.repository, 'main'))).toBe(id);
    await eventually(() => made.commit('n', [create('g', 'x')]));
    expect(await countReachedCommits(made.repository, 'main')).toBe(2);
  });

  it('finishes what was asked when closed, and leaves no process behind', async () => {
    const made = await world.emptyRepository();
    await made.commit('m', [create('f', 'x')]);
    const host = await hostOf(world);
    const children = childrenOf(host);
    expect(children.length).toBeGreaterThan(0);
    const last = made.commit('last', [create('large', Buffer.alloc(3_000_000))]);
    await world.git.close();
    expect(await last).toBe(made.cli('rev-parse', 'main'));
    expect([host, ...children].filter(isRunning)).toEqual([]);
    await expect(resolveRef(made.repository, 'main')).rejects.toThrow(GitUnavailable);
    await world.git.close();
  });

  it('goes when the server is killed, and does not keep an idle server alive', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-git-'));
    const [git, existence, reading] = await Promise.all(
      ['git', 'life/existence', 'reading/resolve-ref'].map((name) => bundle(`src/git/${name}.ts`)),
    );
    const script = join(dataDir, 'server.mjs');
    writeFileSync(
      script,
      `import { createGit } from ${JSON.stringify(git)};
      import { createEmptyRepository } from ${JSON.stringify(existence)};
      import { resolveRef } from ${JSON.stringify(reading)};
      const git = createGit(${JSON.stringify({ dataDir, hostModule: gitHost() })});
      const repository = git.repository(1);
      await createEmptyRepository(repository, { defaultBranch: 'main' });
      await resolveRef(repository, 'main');
      console.log(git.hostProcessId);
      if (process.argv[2] === 'stay') setInterval(() => {}, 1000);`,
    );
    const start = async (mode: string) => {
      const server = spawn(process.execPath, [script, mode]);
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
      let output = '';
      server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until(() => output.includes('\n'));
      return { server, ended, host: Number(output) };
    };

    const idle = await start('leave');
    expect(await idle.ended).toBe(0);
    await until(() => !isRunning(idle.host));

    const busy = await start('stay');
    const children = childrenOf(busy.host);
    expect(children).toHaveLength(1);
    busy.server.kill('SIGKILL');
    await busy.ended;
    await until(() => [busy.host, ...children].every((id) => !isRunning(id)));
    rmSync(dataDir, { recursive: true, force: true });
  });
});
