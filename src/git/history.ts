import { cleanMessage } from './commit-request.ts';
import { checkFilePath } from './file-path.ts';
import { formatIdentity, type Identity } from './identity.ts';

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

/** The commits as input of `git fast-import`: one line of history on `branch`, upon `parent`. */
export function formatHistory(
  branch: string,
  parent: string | null,
  commits: Iterable<ImportedCommit>,
): Buffer[] {
  const pieces: Buffer[] = [];
  const text = (line: string) => pieces.push(Buffer.from(`${line}\n`));
  const data = (content: Buffer | string) => {
    const bytes = Buffer.from(content);
    text(`data ${bytes.length}`);
    pieces.push(bytes);
    text('');
  };

  let from = parent;
  for (const { message, author, committer, changes } of commits) {
    text(`commit refs/heads/${branch}`);
    text(`author ${formatIdentity(author)}`);
    text(`committer ${formatIdentity(committer)}`);
    data(cleanMessage(message));
    // Later commits follow the one before without being told.
    if (from !== null) text(`from ${from}`);
    from = null;
    for (const { path, content, executable } of changes) {
      checkFilePath(path);
      if (content === null) text(`D ${quote(path)}`);
      else {
        text(`M ${executable === true ? '100755' : '100644'} inline ${quote(path)}`);
        data(content);
      }
    }
  }
  text('done');
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
