import { removeNul } from './commit-request.ts';
import { GitFailed } from '../errors.ts';
import { checkFilePath } from '../formats/file-path.ts';
import { formatIdentity, type Identity } from '../formats/identity.ts';
import { checkBranchName } from '../formats/ref-name.ts';
import { listBranchNames } from '../reading/branches.ts';
import { resolveRef } from '../reading/resolve-ref.ts';
import type { Repository } from '../repository.ts';
import { setDefaultBranch } from './default-branch.ts';

/** One commit of a history to import; null content deletes the file. */
export interface ImportedCommit {
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
  readonly changes: readonly {
    readonly path: string;
    readonly content: Buffer | string | null;
    readonly executable?: boolean | undefined;
  }[];
}

const bounds = { maxBytes: 65536, timeLimit: 10 * 60_000 };

/**
 * Adds many commits to a branch in one go (for demonstration data and tests) and returns the id of the last; a new
 * branch starts empty. Not for requests: it holds the history in memory.
 */
export async function importHistory(
  repository: Repository,
  { branch, commits }: { readonly branch: string; readonly commits: Iterable<ImportedCommit> },
): Promise<string> {
  checkBranchName(branch);
  const [names, parent] = await Promise.all([
    listBranchNames(repository, { limit: 1 }),
    resolveRef(repository, branch),
  ]);
  const body = formatHistory(branch, parent, commits);
  const args = ['fast-import', '--quiet', '--done', '--date-format=raw'];
  await repository.run(args, bounds, body);
  if (names.length === 0) await setDefaultBranch(repository, branch);
  const head = await resolveRef(repository, branch);
  if (head === null) throw new GitFailed('fast-import');
  return head;
}

/** The commits as input of `git fast-import`: one line of history on `branch`, upon `parent`. */
function formatHistory(
  branch: string,
  parent: string | null,
  commits: Iterable<ImportedCommit>,
): Buffer[] {
  const pieces: Buffer[] = [];
  const writeLine = (line: string) => pieces.push(Buffer.from(`${line}\n`));
  const writeData = (content: Buffer | string) => {
    const bytes = Buffer.from(content);
    writeLine(`data ${bytes.length}`);
    pieces.push(bytes);
    writeLine('');
  };

  let from = parent;
  for (const { message, author, committer, changes } of commits) {
    writeLine(`commit refs/heads/${branch}`);
    writeLine(`author ${formatIdentity(author)}`);
    writeLine(`committer ${formatIdentity(committer)}`);
    writeData(removeNul(message));
    // Later commits follow the previous one by default.
    if (from !== null) writeLine(`from ${from}`);
    from = null;
    for (const { path, content, executable } of changes) {
      checkFilePath(path);
      if (content === null) writeLine(`D ${quote(path)}`);
      else {
        writeLine(`M ${executable === true ? '100755' : '100644'} inline ${quote(path)}`);
        writeData(content);
      }
    }
  }
  writeLine('done');
  return joinSmall(pieces);
}

function quote(path: string): string {
  const escaped = path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
  return `"${escaped}"`;
}

/** Fewer, larger buffers: each costs a frame on its way to the host. */
function joinSmall(pieces: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  let batch: Buffer[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    batch.push(piece);
    bytes += piece.length;
    if (bytes < 256 * 1024) continue;
    joined.push(Buffer.concat(batch, bytes));
    batch = [];
    bytes = 0;
  }
  joined.push(Buffer.concat(batch, bytes));
  return joined;
}
