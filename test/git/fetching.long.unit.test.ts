import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GitFailed, GitQuiet, GitTimeout, OutputTooLarge, ReaderGone } from '#src/git/errors.ts';
import { fetchRemote } from '#src/git/life/filling.ts';
import { isStored } from '#src/git/life/existence.ts';
import { listBranchNames, readDefaultBranch } from '#src/git/reading/branches.ts';
import { gitDaemon } from '#test/support/git-daemon.ts';
import { isLong } from '#test/support/long.ts';
import { silentServer } from '#test/support/silent-server.ts';
import { create, directoryOf, runGit, startWorld, type World } from './support.ts';

let world: World;
beforeEach(() => {
  world = startWorld();
});
afterEach(() => world.close());

const staying = () => new AbortController().signal;

async function servedRepository() {
  const source = await world.emptyRepository();
  const first = await source.commit('One', [create('README.md', '# One\n')]);
  source.cli('branch', 'older/one', first);
  source.cli('tag', 'v1', first);
  source.cli('update-ref', 'refs/keep-around/x', first);
  const { port, asked } = await gitDaemon(source.directory);
  const remote = {
    // The name does not exist: it is never looked up.
    url: `git://repositories.example.com:${port}/any.git`,
    authorization: null,
    resolved: { hostname: 'repositories.example.com', port, address: '127.0.0.1' },
    maxBytes: null,
    timeLimit: 600_000,
    quietTime: 600_000,
  };
  return { source, first, port, asked, remote };
}

describe('fetching from another server', () => {
  it('takes branches and tags, from the address that was found for the name', async () => {
    const { source, asked, remote } = await servedRepository();
    const target = world.git.repository(900);
    await fetchRemote(target, remote, { defaultBranch: 'older/one', left: staying() });
    const directory = directoryOf(world.dataDir, 900);
    const refs = runGit([`--git-dir=${directory}`, 'for-each-ref'])
      .toString()
      .trim();
    expect(refs).toBe(source.cli('for-each-ref', 'refs/heads', 'refs/tags'));
    expect(await readDefaultBranch(target)).toBe('older/one');
    expect(asked).toEqual(['git-upload-pack /any.git', `host=${new URL(remote.url).host}`]);
    expect(existsSync(join(directory, 'FETCH_HEAD'))).toBe(false);
    // The repository does not record its origin.
    const config = runGit([`--git-dir=${directory}`, 'config', '--list', '--local']).toString();
    expect(config).not.toContain('remote');
  });

  it('leaves a repository that exists as it is', async () => {
    const { remote } = await servedRepository();
    const other = await world.emptyRepository();
    const head = await other.commit('Other', [create('a.txt', 'a')]);
    await fetchRemote(other.repository, remote, { defaultBranch: 'main', left: staying() });
    expect(other.cli('for-each-ref', '--format=%(objectname)')).toBe(head);
  });

  it('leaves nothing when it is more than it may be', async () => {
    const { source, remote } = await servedRepository();
    await source.commit('Large', [create('large', randomBytes(300_000))]);
    const target = world.git.repository(900);
    const bounded = { ...remote, maxBytes: 100_000 };
    await expect(
      fetchRemote(target, bounded, { defaultBranch: 'main', left: staying() }),
    ).rejects.toBeInstanceOf(OutputTooLarge);
    expect(await isStored(target)).toBe(false);
    expect(readdirSync(join(world.dataDir, 'repositories/incoming'))).toEqual([]);
    await fetchRemote(
      target,
      { ...remote, maxBytes: 1_000_000 },
      { defaultBranch: 'main', left: staying() },
    );
    expect(await isStored(target)).toBe(true);
  });

  it('refuses what could harm those who fetch it from here', async () => {
    const { source, first, remote } = await servedRepository();
    const blob = source.cli('rev-parse', `${first}:README.md`);
    const entry = Buffer.concat([Buffer.from('100644 .git\0'), Buffer.from(blob, 'hex')]);
    const literally = ['hash-object', '-w', '--literally', '--stdin', '-t'];
    const tree = source
      .cliBytes([...literally, 'tree'], entry)
      .toString()
      .trim();
    const who = 'A <a@example.com> 1650615330 +0000';
    const text = `tree ${tree}\nauthor ${who}\ncommitter ${who}\n\nHarm\n`;
    const commit = source
      .cliBytes([...literally, 'commit'], text)
      .toString()
      .trim();
    source.cli('update-ref', 'refs/heads/harm', commit);
    const target = world.git.repository(900);
    const refused = fetchRemote(target, remote, { defaultBranch: 'main', left: staying() });
    const error = await refused.then(
      () => null,
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(GitFailed);
    expect((error as GitFailed).detail).toMatch(/fsck|index-pack/);
    expect(await isStored(target)).toBe(false);
  });

  it('leaves branches behind that nobody could ask for', async () => {
    const { source, first, remote } = await servedRepository();
    for (const name of ['HEAD', 'e'.repeat(40), Buffer.from([0x72, 0xe4])]) {
      const ref = Buffer.concat([Buffer.from('create refs/heads/'), Buffer.from(name)]);
      const line = Buffer.concat([ref, Buffer.from(` ${first}\n`)]);
      source.cliBytes(['update-ref', '--stdin'], line);
    }
    const target = world.git.repository(900);
    await fetchRemote(target, remote, { defaultBranch: 'main', left: staying() });
    expect(await listBranchNames(target, { limit: 10 })).toEqual(['main', 'older/one']);
  });

  it.each([
    ['its time is over', 50, staying, GitTimeout],
    ['nobody waits any more', 20_000, () => AbortSignal.timeout(50), ReaderGone],
  ] as const)('ends when %s', async (_when, timeLimit, left, kind) => {
    const { remote } = await servedRepository();
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const target = world.git.repository(900);
    const resolved = { ...remote.resolved, port };
    await expect(
      fetchRemote(
        target,
        { ...remote, resolved, timeLimit },
        { defaultBranch: 'main', left: left() },
      ),
    ).rejects.toBeInstanceOf(kind);
    expect(await isStored(target)).toBe(false);
    silent.close();
  });

  const ofHttp = [
    ['http', 'is silent', 'is silent'],
    ['http', 'drips', 'is silent'],
    ['http', 'answers', 'is silent'],
  ] as const;
  it.each([
    ['git', 'is silent', 'is silent'],
    ['git', 'drips', 'is silent'],
    ['git', 'answers', 'is silent'],
    ['http', 'answers', 'drips'],
    ...(isLong ? ofHttp : []),
  ] as const)(
    'gives up on %s:// whose server %s about refs, then %s, and leaves nothing',
    async (scheme, refs, objects) => {
      const { url, port } = await silentServer(scheme, refs, objects);
      const target = world.git.repository(900);
      const remote = {
        url: `${url}/a.git`,
        authorization: null,
        resolved: null,
        maxBytes: null,
        timeLimit: 600_000,
        // Speeds over http are measured in whole seconds.
        quietTime: scheme === 'http' ? 1000 : 200,
      };
      const fetching = fetchRemote(target, remote, { defaultBranch: 'main', left: staying() });
      await expect(fetching).rejects.toBeInstanceOf(GitQuiet);
      expect(await isStored(target)).toBe(false);
      const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
      await expect.poll(processes).not.toContain(`127.0.0.1:${port}/`);
      const left = readdirSync(world.dataDir, { recursive: true, encoding: 'utf8' });
      expect(left.filter((name) => /\.git|tmp_|pack/.test(name))).toEqual([]);
    },
  );

  it.each(['file:///etc', 'ext::sh -c true', 'ssh://git@example.com/a.git'])(
    'knows no other way than http, https and git: %s',
    async (url) => {
      const target = world.git.repository(900);
      const remote = {
        url,
        authorization: null,
        resolved: null,
        maxBytes: null,
        timeLimit: 600_000,
        quietTime: 600_000,
      };
      await expect(
        fetchRemote(target, remote, { defaultBranch: 'main', left: staying() }),
      ).rejects.toMatchObject({ detail: expect.stringContaining('not allowed') as string });
    },
  );
});
