import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { GitFailed, RepositoryMissing } from '../errors.ts';
import { includeObjects, includeQuarantine } from './environment.ts';
import type { RepositoryPath } from './protocol.ts';
import { memoize } from '#src/turns/remembered.ts';
import { syncFolder } from '#src/disk/sync-folder.ts';
import { writeSynced } from '#src/disk/write-synced.ts';

const wellFormed = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.git$/;
const quarantined = /^(.+\.git)#(tmp_objdir-incoming-[A-Za-z0-9]{6})$/;
const joined = /^([0-9a-f/]+\.git)\+([0-9a-f/]+\.git)$/;
const headPrefix = 'ref: refs/heads/';
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Written once, never changed by any request. A push changes branches and tags only, and none that
 * git could take for the full name of another ref (`refs/tags/refs/heads/main`).
 */
const configuration = `[core]
\trepositoryformatversion = 0
\tfilemode = true
\tbare = true
\tlogAllRefUpdates = false
\tfsync = committed
\thooksPath = /dev/null
[gc]
\tauto = 0
[receive]
\tautogc = false
\tfsckObjects = true
\thideRefs = refs/
\thideRefs = !refs/heads/
\thideRefs = !refs/tags/
\thideRefs = refs/heads/refs/
\thideRefs = refs/tags/refs/
[transfer]
\tfsckObjects = true
\tunpackLimit = 100
`;

/** The bare repositories below one directory, and all that is done to them as files. */
export class RepositoryStore {
  readonly root: string;
  readonly #refless = memoize(() => this.#makeRefless());

  constructor(root: string) {
    this.root = root;
  }

  /** Folder for files that need not survive a crash: files older than an hour are deleted. */
  get incoming(): string {
    return join(this.root, 'incoming');
  }

  /** The absolute directory of a repository, which need not exist. */
  directoryOf(repository: RepositoryPath): string {
    if (!wellFormed.test(repository)) throw new GitFailed('repository path');
    return join(this.root, repository);
  }

  /**
   * The directory of a repository for reading only, also of one together with the objects that are pushed to it,
   * `<repository>#<quarantine>`, or together with all that another one holds, `<repository>+<other>`.
   */
  locationOf(repository: RepositoryPath): string {
    const [, one, other] = joined.exec(repository) ?? [];
    if (one !== undefined && other !== undefined) {
      return includeObjects(this.directoryOf(one), this.directoryOf(other));
    }
    const [, path, quarantine] = quarantined.exec(repository) ?? [];
    if (path === undefined || quarantine === undefined) return this.directoryOf(repository);
    return includeQuarantine(this.directoryOf(path), quarantine);
  }

  /**
   * The objects of a repository without its refs, for reading only: archives of git would otherwise contain facts about
   * hidden refs.
   */
  async withoutRefs(repository: RepositoryPath): Promise<string> {
    return includeObjects(await this.#refless(), this.locationOf(repository));
  }

  async #makeRefless(): Promise<string> {
    const directory = join(this.root, 'refless.git');
    await Promise.all(
      ['objects', 'refs'].map((name) => mkdir(join(directory, name), { recursive: true })),
    );
    const files = { config: configuration, HEAD: `${headPrefix}main\n` };
    for (const [name, content] of Object.entries(files)) {
      await writeSynced(join(directory, name), content).catch((error: unknown) => {
        // Another process makes it, too.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      });
    }
    return directory;
  }

  /** Creates an empty bare repository; an existing one stays unchanged. */
  async create(repository: RepositoryPath, defaultBranch: string): Promise<void> {
    await this.build(repository, defaultBranch, async () => undefined);
  }

  /**
   * Creates a repository and lets `fill` write its content before it becomes visible: no caller sees a part of it, and
   * a crash leaves nothing of it.
   */
  async build(
    repository: RepositoryPath,
    defaultBranch: string,
    fill: (gitDirectory: string) => Promise<void>,
  ): Promise<void> {
    const directory = this.directoryOf(repository);
    if (await this.exists(repository)) return;
    const made = this.#scratch('incoming', directory);
    try {
      await Promise.all(
        ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'].map((name) =>
          mkdir(join(made, name), { recursive: true }),
        ),
      );
      await Promise.all([
        writeSynced(join(made, 'config'), configuration),
        writeSynced(join(made, 'HEAD'), `${headPrefix}${defaultBranch}\n`),
      ]);
      await fill(made);
      await mkdir(dirname(directory), { recursive: true });
      await rename(made, directory);
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      if (!(await this.exists(repository))) throw error;
    }
    await syncFolder(dirname(directory));
  }

  async exists(repository: RepositoryPath): Promise<boolean> {
    const [path = ''] = repository.split(/[#+]/);
    return stat(join(this.directoryOf(path), 'HEAD')).then(
      (head) => head.isFile(),
      () => false,
    );
  }

  /** Takes the repository out of sight in one step, then deletes it. Safe to repeat. */
  async remove(repository: RepositoryPath): Promise<void> {
    const directory = this.directoryOf(repository);
    const doomed = this.#scratch('trash', directory);
    await mkdir(dirname(doomed), { recursive: true });
    try {
      await rename(directory, doomed);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(doomed, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  /** Bytes of all files. */
  async size(repository: RepositoryPath): Promise<number> {
    const directory = this.directoryOf(repository);
    if (!(await this.exists(repository))) throw new RepositoryMissing(repository);
    return computeSize(directory);
  }

  /** The branch name in HEAD, whether or not the branch exists. */
  async readHead(repository: RepositoryPath): Promise<string> {
    const head = await readFile(join(this.directoryOf(repository), 'HEAD'), 'utf8').catch(
      (error: unknown) => {
        throw isMissing(error) ? new RepositoryMissing(repository) : error;
      },
    );
    if (!head.startsWith(headPrefix)) throw new GitFailed('HEAD is not a branch');
    return head.slice(headPrefix.length).trimEnd();
  }

  async setHead(repository: RepositoryPath, branch: string): Promise<void> {
    const directory = this.directoryOf(repository);
    if (!(await this.exists(repository))) throw new RepositoryMissing(repository);
    const next = join(directory, `HEAD.${randomBytes(6).toString('hex')}`);
    await writeSynced(next, `${headPrefix}${branch}\n`);
    await rename(next, join(directory, 'HEAD'));
  }

  /** Deletes remains of interrupted creations and removals; best effort. */
  async sweep(): Promise<void> {
    const before = Date.now() - abandonedAfterMs;
    for (const area of ['incoming', 'trash']) {
      for (const name of await readdir(join(this.root, area)).catch(() => [])) {
        const path = join(this.root, area, name);
        const known = await lstat(path).catch(() => null);
        if (known !== null && (area === 'trash' || known.mtimeMs < before)) {
          await rm(path, { recursive: true, force: true }).catch(() => undefined);
        }
      }
    }
  }

  #scratch(area: 'incoming' | 'trash', directory: string): string {
    return join(this.root, area, `${basename(directory)}.${randomBytes(6).toString('hex')}`);
  }
}

/** Tells whether a file-system error says that something does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function computeSize(directory: string): Promise<number> {
  // Git removes temporary files and packs while we look.
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return computeSize(path);
      return lstat(path).then(
        (file) => file.size,
        () => 0,
      );
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
