import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { cachedBlobBytes, type FileEntry, type FileFacts, type GitCaches } from './caches.ts';
import { GitFailed, ObjectMissing, OutputTooLarge } from './errors.ts';
import { type CommitInfo, parseCommit } from './formats/commit-object.ts';
import { fileModeOf } from './formats/file-mode.ts';
import { checkFilePath } from './formats/file-path.ts';
import { checkBranchName, isAbbreviatedId, isObjectId, isRefName } from './formats/ref-name.ts';
import type { HostClient } from './host-client.ts';
import type { RefMove } from './host/protocol.ts';
import type { LooseBranches } from './loose-branches.ts';
import {
  type Behalf,
  nobody,
  RepositoryConnection,
  type RepositoryPlace,
} from './repository-connection.ts';
import { areShown, selectShown } from './shown-objects.ts';
import { beginningOfCommit, streamBlob, WHOLE_COMMIT_BYTES } from './whole-reads.ts';
import { type CommitRequest, packCommit } from './writing/commit-request.ts';

const maxContentBytes = 64 * 1024 * 1024;
const shortTime = 15_000;
const longTime = 10 * 60_000;

/**
 * One bare repository, which need not exist, on somebody's behalf. Functions do something with it: those below `life/`
 * make, copy and delete it, those below `reading/` and `writing/` are about what it holds. They reject with a
 * `GitFailure`: `RepositoryMissing` when there is none, `GitUnavailable` when the git host is away (the next call may
 * work again).
 */
export class Repository extends RepositoryConnection {
  /** For `src/git` alone, under `key`. */
  readonly caches: GitCaches;
  /** For `src/git` alone. */
  readonly looseBranches: LooseBranches;

  /** `createGit` knows the place. */
  constructor(
    host: HostClient,
    caches: GitCaches,
    looseBranches: LooseBranches,
    place: RepositoryPlace,
    behalf: Behalf = nobody,
  ) {
    super(host, place, behalf);
    this.caches = caches;
    this.looseBranches = looseBranches;
  }

  /**
   * This repository for a user who moves refs: until `movesTold` the git host remembers what moved on whose behalf,
   * also beyond its death and that of the server (`ref-watch.ts`).
   */
  movedBy({ id }: { readonly id: number }): Repository {
    return this.#onBehalf({ ...this.behalf, by: id });
  }

  /**
   * This repository for one caller, who has a share of what git can do at once. With `left` the commands that run for
   * them end with `ReaderGone` when they leave.
   */
  usedBy(caller: string, left: (() => AbortSignal) | null = null): Repository {
    return this.#onBehalf({ ...this.behalf, caller, left });
  }

  /** This repository for those who may not see merge requests: what only these hold does not resolve. */
  withoutRequests(): Repository {
    return this.#onBehalf({ ...this.behalf, hidesRequests: true });
  }

  #onBehalf(behalf: Behalf): Repository {
    const { path, directory } = this;
    const place = { key: this.prefix.slice(0, -1), path, directory };
    return new Repository(this.host, this.caches, this.looseBranches, place, behalf);
  }

  /** Says that what follows from these moves is done, so that nobody else need see to it. */
  movesTold(moves: readonly Pick<RefMove, 'ref' | 'to'>[]): void {
    this.host.tell(this.path, moves);
  }

  /** Where the repository is below the store, without ending. */
  get storedAt(): string {
    return this.path.replace(/\.git$/, '');
  }

  /** The branch that HEAD names; an empty repository names one that does not exist yet. */
  async defaultBranch(): Promise<string> {
    return (await this.host.request('readHead', this.path, {})).answer;
  }

  /** Makes `branch` the default, whether or not it exists yet. */
  async setHead(branch: string): Promise<void> {
    checkBranchName(branch);
    await this.host.request('setHead', this.path, { branch });
  }

  /**
   * The commit id that `ref` means now, or null. A ref is `HEAD`, a full commit id, the name of a
   * branch or of a tag, or a commit id shortened to at least 7 digits, and is looked up in this
   * order: a branch that is called like a full commit id does not hide the commit, while a branch
   * called like a shortened one does. No revision syntax; refs other than branches and tags cannot
   * be named. Never cached: a push by another process is seen.
   */
  resolve(ref: string): Promise<string | null> {
    if (!isRefName(ref)) return Promise.resolve(null);
    return this.behalf.hidesRequests ? this.#resolveShown(ref) : this.#resolveAny(ref);
  }

  async #resolveShown(ref: string): Promise<string | null> {
    const id = await this.#resolveAny(ref);
    // A branch or tag shows what it means.
    if (id === null || !isAbbreviatedId(ref) || !id.startsWith(ref.toLowerCase())) return id;
    return (await this.shows(id)) ? id : null;
  }

  /** Tells whether the object with this full id is one that they may see on whose behalf the repository is used. */
  async shows(id: string): Promise<boolean> {
    if (!isObjectId(id)) return false;
    return !this.behalf.hidesRequests || areShown(this, [id.toLowerCase()]);
  }

  /** Those of the commits with these full ids that they may see on whose behalf the repository is used. */
  async selectShown(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = [...new Set(ids.filter(isObjectId).map((id) => id.toLowerCase()))];
    return this.behalf.hidesRequests ? selectShown(this, known) : new Set(known);
  }

  #resolveAny(ref: string): Promise<string | null> {
    const key = this.key(ref);
    return this.caches.turnRefs.read(
      key,
      () =>
        this.#knownBranch(ref) ?? this.caches.sharedRefs.fresh(key, () => this.#askForCommit(ref)),
    );
  }

  /** The answer of `resolve`, where a file of git's and a commit met before suffice to tell. */
  #knownBranch(ref: string): string | null {
    // Other things have these names before branches do.
    return ref === 'HEAD' || isObjectId(ref) ? null : this.#knownHead(ref);
  }

  /** The commit that a branch means, under the same conditions; `name` passes `isRefName`. */
  #knownHead(name: string): string | null {
    const id = this.looseBranches.read(this.path, name);
    return id !== null && this.caches.commitIds.get(this.key(id)) === true ? id : null;
  }

  async #askForCommit(ref: string): Promise<string | null> {
    const names = namesFor(ref);
    const { answer } = await this.host.request('inspect', this.path, { names });
    const found = answer.find((facts, index) => {
      const isId = names[index] === nameOfId(ref);
      return facts !== null && (!isId || facts.id.startsWith(ref.toLowerCase()));
    });
    if (found == null) return null;
    this.caches.commitIds.set(this.key(found.id), true);
    return found.id;
  }

  /**
   * The file at `path` of a commit; null when there is none, or a directory or submodule. Throws
   * `InvalidFilePath` for a path that no file may have.
   */
  async file(commitId: string, path: string): Promise<FileEntry | null> {
    const key = this.key(`${commitId}:${path}`);
    const known = this.caches.files.get(key);
    if (known !== undefined) return known;
    checkFilePath(path);
    if (!isObjectId(commitId)) return null;
    return this.caches.sharedFiles.once(key, async () => {
      const asked = { commit: commitId.toLowerCase(), path };
      const { answer } = await this.host.request('entry', this.path, asked);
      if (answer === null) return null;
      const { id: blobId, size } = answer;
      const mode = fileModeOf(answer.mode);
      if (mode === null) return null;
      const entry: FileEntry = { blobId, mode, size };
      this.caches.files.set(key, entry);
      this.caches.blobSizes.set(this.key(blobId), size);
      return entry;
    });
  }

  /**
   * The file at `path` of a commit with its last commit and digest; the bytes of a small file are then in memory, too.
   */
  async fileFacts(commitId: string, path: string): Promise<FileFacts | null> {
    const key = this.key(`${commitId}:${path}`);
    const known = this.caches.fileFacts.get(key);
    if (known !== undefined) return known;
    const entry = await this.file(commitId, path);
    if (entry === null) return null;
    const [lastCommitId, sha256] = await Promise.all([
      this.lastCommit(commitId, path),
      this.#digestOf(entry),
    ]);
    const facts: FileFacts = { ...entry, lastCommitId: lastCommitId ?? commitId, sha256 };
    this.caches.fileFacts.set(key, facts);
    return facts;
  }

  /** The digest of a file. Reads the content of a small one, too, because it is wanted next. */
  async #digestOf({ blobId, size }: FileEntry): Promise<string> {
    if (size <= cachedBlobBytes) await this.content(blobId);
    return this.contentSha256(blobId);
  }

  /**
   * The bytes of a blob, which may be shared: do not change them. `ObjectMissing` when there is no
   * such blob, `OutputTooLarge` above `maxBytes` (64 MiB unless said otherwise).
   */
  async content(
    blobId: string,
    { maxBytes = maxContentBytes }: { maxBytes?: number } = {},
  ): Promise<Buffer> {
    const key = this.key(blobId);
    const known = this.caches.blobs.get(key);
    if (known !== undefined && known.length <= maxBytes) return known;
    return this.caches.sharedBlobs.once(`${key}:${maxBytes}`, async () => {
      const size = this.caches.blobSizes.get(key);
      const sizeKnown = size !== undefined && size <= maxBytes;
      const blob = await this.object(blobId, 'blob', maxBytes, sizeKnown);
      if (blob.length <= cachedBlobBytes) this.caches.blobs.set(key, blob);
      return blob;
    });
  }

  /**
   * The bytes of a blob of any size, read as fast as the caller takes them; errors (`ObjectMissing`
   * among them) come as the stream's `error`.
   */
  contentStream(blobId: string): Readable {
    const id = isObjectId(blobId) ? blobId : '0'.repeat(40);
    const size = this.caches.blobSizes.get(this.key(blobId)) ?? Infinity;
    return streamBlob(this, { id, size }, () =>
      this.stream(['cat-file', 'blob', id], (failure) =>
        failure instanceof GitFailed ? new ObjectMissing(blobId, failure.detail) : failure,
      ),
    );
  }

  /** The SHA-256 of a blob's bytes, as hexadecimal digits. */
  async contentSha256(blobId: string): Promise<string> {
    const key = this.key(blobId);
    const known = this.caches.digests.get(key);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    const blob = this.caches.blobs.get(key);
    if (blob !== undefined) hash.update(blob);
    else for await (const chunk of this.contentStream(blobId)) hash.update(chunk as Buffer);
    const digest = hash.digest('hex');
    this.caches.digests.set(key, digest);
    return digest;
  }

  /**
   * The newest commit that changed `path`, seen from `commitId`; null when none did, or when there
   * is no such commit.
   */
  async lastCommit(commitId: string, path: string): Promise<string | null> {
    const key = this.key(`${commitId}:${path}`);
    const known = this.caches.lastCommits.get(key);
    if (known !== undefined) return known;
    checkFilePath(path);
    if (!isObjectId(commitId)) return null;
    return this.caches.sharedCommitIds.once(key, async () => {
      const asked = { commit: commitId.toLowerCase(), path };
      const id = await this.ask('lastCommit', asked).then(
        ({ answer }) => answer,
        async (error: unknown) => {
          if ((await this.commitInfo(commitId)) !== null) throw error;
          return null;
        },
      );
      if (id === null) return null;
      this.caches.lastCommits.set(key, id);
      return id;
    });
  }

  /**
   * A commit's header and message, or null when `id` is no commit of this repository. Of a message that is longer than
   * any reader would want, its beginning.
   */
  async commitInfo(id: string): Promise<CommitInfo | null> {
    const key = this.key(id);
    const known = this.caches.commits.get(key);
    if (known !== undefined) return known;
    if (!isObjectId(id)) return null;
    try {
      const object = await this.object(id, 'commit', WHOLE_COMMIT_BYTES, true).catch(
        (error: unknown) => {
          if (error instanceof OutputTooLarge) return beginningOfCommit(this, id);
          throw error;
        },
      );
      const commit = parseCommit(id, object);
      this.caches.commits.set(key, commit);
      return commit;
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      throw error;
    }
  }

  /** How many commits `ref` reaches; 0 when it means none, as in an empty repository. */
  async commitCount(ref: string): Promise<number> {
    const id = await this.resolve(ref);
    if (id === null) return 0;
    const key = this.key(id);
    const known = this.caches.counts.get(key);
    if (known !== undefined) return known;
    const args = ['rev-list', '--count', '--end-of-options', id];
    const output = await this.run(args, { maxBytes: 4096, timeLimit: longTime });
    const count = Number(output.toString('latin1'));
    this.caches.counts.set(key, count);
    return count;
  }

  /** The commit that a branch means now; null when there is no such branch, whatever else has the name. */
  async branch(name: string): Promise<string | null> {
    if (!isRefName(name)) return null;
    const known = this.#knownHead(name);
    if (known !== null) return known;
    const names = [`refs/heads/${name}^{commit}`];
    const { answer } = await this.host.request('inspect', this.path, { names });
    const id = answer[0]?.id ?? null;
    if (id !== null) this.caches.commitIds.set(this.key(id), true);
    return id;
  }

  /** Names of branches in byte order, the first `limit` of them. */
  async branchNames({ limit }: { limit: number }): Promise<string[]> {
    const args = ['for-each-ref', `--count=${limit}`, '--format=%(refname)', 'refs/heads/'];
    const output = await this.run(args, { maxBytes: maxContentBytes, timeLimit: shortTime });
    return output
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice('refs/heads/'.length));
  }

  /**
   * Makes one commit, wholly or not at all, and returns its id; it is on disk when this resolves.
   * In an empty repository the branch becomes the default. Throws `FileExists`, `FileMissing`,
   * `DirectoryExists`, `NothingChanged`, `BranchMoved`, `BranchExists`, `BranchMissing`,
   * `RefConflict`, `InvalidRefName`, `InvalidFilePath`; after `GitUnavailable` it may have happened.
   */
  async commit(request: CommitRequest): Promise<string> {
    const { commit, body } = packCommit(request);
    const made = await this.ask('commit', commit, { body });
    this.rememberCommit(made.answer, made.body);
    return made.answer;
  }

  /** Takes note of a commit that was made, with the bytes of its object; for `src/git` alone. */
  rememberCommit(id: string, object: Buffer): void {
    this.caches.commitIds.set(this.key(id), true);
    this.caches.commits.set(this.key(id), parseCommit(id, object));
  }

  /**
   * This repository together with objects of a push that is not accepted yet, for as long as that lasts: only for
   * reading. Nothing that is kept in memory of it serves the repository itself.
   */
  inQuarantine(quarantine: string): Repository {
    const key = `${this.prefix}${quarantine}`;
    const path = `${this.path}#${quarantine}`;
    const place = { key, path, directory: this.directory };
    const behalf = { ...nobody, caller: this.caller };
    return new Repository(this.host, this.caches, this.looseBranches, place, behalf);
  }

  /**
   * This repository together with all that another one of the store holds, of which nothing is copied: only for
   * reading, for those who may read both. Refs are those of this one.
   */
  beside(other: Repository): Repository {
    const key = `${this.prefix}${other.prefix.slice(0, -1)}`;
    const path = `${this.path}+${other.path}`;
    const place = { key, path, directory: this.directory };
    return new Repository(this.host, this.caches, this.looseBranches, place, this.behalf);
  }
}

/** The names to ask git for, in the order in which they count. */
function namesFor(ref: string): string[] {
  if (ref === 'HEAD') return ['HEAD^{commit}'];
  const named = [`refs/heads/${ref}^{commit}`, `refs/tags/${ref}^{commit}`];
  if (isObjectId(ref)) return [nameOfId(ref), ...named];
  return isAbbreviatedId(ref) ? [...named, nameOfId(ref)] : named;
}

function nameOfId(ref: string): string {
  return `${ref.toLowerCase()}^{commit}`;
}
