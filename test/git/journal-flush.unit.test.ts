import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatIdentity } from '#src/git/formats/identity.ts';
import { answerRequest } from '#src/git/host/handlers.ts';
import { type HostLimits, HostOperations } from '#src/git/host/operations.ts';
import { RepositoryStore } from '#src/git/host/store.ts';
import { computeMachineName } from '#src/git/owners.ts';
import { storePath } from '#src/git/store-path.ts';
import { SharedFlush } from '#src/turns/shared-flush.ts';
import { until } from '#test/support/waiting.ts';
import { ada, runGit } from './support.ts';

const limits: HostLimits = {
  ...{ keptProcesses: 8, keptIdle: 60_000, answerTime: 30_000 },
  ...{ commands: 4, commandsPerRepository: 4, commandsPerCaller: 4 },
  ...{ streams: 4, streamsPerRepository: 4, streamsPerCaller: 4 },
  ...{ queue: 100, queuePerCaller: 100 },
  ...{ gatheringMemory: 384, littleMemory: 96, gatherings: 1 },
  ...{ comparingSeconds: 5, pushSeconds: 60 },
};

let folder: string;
let root: string;
let host: HostOperations;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-flush-'));
  root = join(folder, 'repositories');
  host = new HostOperations(new RepositoryStore(root), limits);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A promise that resolves when the test says so. */
function holdBack() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), released };
}

const boot = () => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();

/** A repository with a commit on `main`, and one upon it whose entry in the journal is not flushed. */
async function withUnflushedCommit() {
  const repository = `${storePath(1)}.git`;
  await host.store.create(repository, 'main');
  const directory = host.store.directoryOf(repository);
  const cli = (...args: string[]) =>
    runGit([`--git-dir=${directory}`, ...args])
      .toString()
      .trim();
  const tree = cli('hash-object', '-w', '-t', 'tree', '--stdin');
  const first = cli('commit-tree', '-m', 'first', tree);
  cli('update-ref', 'refs/heads/main', first);
  await until(() => host.journal.ready);
  const asked = { repository, by: null, caller: null };
  const who = formatIdentity(ada);
  const commit = { message: 'second', author: who, committer: who };
  const ask = { treeOf: first, parents: [first], commit };
  const made = await answerRequest(host, { ...asked, operation: 'makeCommit', ask }, []);
  const head = String(made.answer);
  const move = (ref: string, from: string | null) => {
    const moves = [{ ref, from, to: head }];
    return answerRequest(host, { ...asked, operation: 'moveRefs', ask: { moves } }, []);
  };
  return { directory, cli, first, head, move };
}

describe('objects that only the journal has', () => {
  it.each([
    ['that git makes', 'refs/heads/topic'],
    ['that is moved without git', 'refs/heads/main'],
  ])('are on disk before a branch means them %s', async (_, ref) => {
    const { cli, first, head, move } = await withUnflushedCommit();
    const { release, released } = holdBack();
    const flush = vi.spyOn(SharedFlush.prototype, 'flush').mockReturnValue(released);
    const moved = move(ref, ref === 'refs/heads/main' ? first : null);
    await until(() => flush.mock.calls.length > 0);
    expect(cli('for-each-ref', `--contains=${head}`)).toBe('');
    release();
    await moved;
    expect(cli('rev-parse', ref)).toBe(head);
  });

  it('are meant by no branch where they cannot be put on disk', async () => {
    const { cli, head, move } = await withUnflushedCommit();
    vi.spyOn(SharedFlush.prototype, 'flush').mockRejectedValue(new Error('EIO'));
    await expect(move('refs/heads/topic', null)).rejects.toThrow('EIO');
    expect(cli('for-each-ref', `--contains=${head}`)).toBe('');
  });

  it('are on disk before git moves the refs of a push', async () => {
    const { directory, head } = await withUnflushedCommit();
    const { release, released } = holdBack();
    const flush = vi.spyOn(SharedFlush.prototype, 'flush').mockReturnValue(released);
    const mayMove = vi.fn<() => void>();
    const pushed = [{ ref: 'refs/heads/pushed', from: null, to: head }];
    const noted = host.noteMoves(directory, 7, pushed).then(mayMove);
    await until(() => flush.mock.calls.length > 0);
    expect(mayMove).not.toHaveBeenCalled();
    release();
    await noted;
  });
});

describe('the journal of a killed host', () => {
  /** The name of its file; no process has the number any more. */
  function killed(): string {
    mkdirSync(join(root, 'journal'), { recursive: true });
    return join(root, 'journal', `${computeMachineName()}.${spawnSync('true').pid}.0`);
  }

  const entry = () => {
    const commit = { repository: `${storePath(1)}.git`, at: 1, server: 1, by: null, move: null };
    return `${JSON.stringify({ boot: boot(), commit: { ...commit, since: 0, objects: [] } })}\n`;
  };

  it('is on disk before the next host answers', async () => {
    const file = killed();
    writeFileSync(file, entry());
    const { release, released } = holdBack();
    const opened = await open(file, 'r');
    const prototype = Object.getPrototypeOf(opened) as typeof opened;
    await opened.close();
    const flush = vi.spyOn(prototype, 'datasync').mockReturnValue(released);
    const answers = vi.fn<() => void>();
    const recovered = host.recover().then(answers);
    await until(() => flush.mock.calls.length > 0);
    expect(answers).not.toHaveBeenCalled();
    release();
    await recovered;
  });

  it('may be taken away by another host while it is read', async () => {
    const file = killed();
    execFileSync('mkfifo', [file]);
    const recovered = host.recover();
    // Opened as soon as it is read.
    const writer = await open(file, 'w');
    unlinkSync(file);
    await writer.writeFile(entry());
    await writer.close();
    await recovered;
  });
});
