import { findForgedHeader, readCommitHeaders } from '../formats/commit-headers.ts';
import { parseCommit } from '../formats/commit-object.ts';
import { splitRecords } from '../formats/records.ts';
import { submoduleMode } from '../host/tree.ts';
import { isObjectId, reservedFolders } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

/** A commit that only reserved refs reach. */
export interface NewCommit {
  readonly id: string;
  readonly message: string;
  readonly author: { readonly email: string };
  readonly committer: { readonly email: string };
  readonly signed: boolean;
}

/** A file that one of these commits writes. */
export interface NewFile {
  readonly path: string;
  /** True where no file had this name before. */
  readonly added: boolean;
  /** Null for content that the repository already has. */
  readonly bytes: number | null;
}

const timeLimitMs = 60_000;
const maxCommitBytes = 256 * 1024 * 1024;
const maxListBytes = 64 * 1024 * 1024;
const inspectBatchSize = 5000;
/** Length of the line with the id that precedes the object. */
const idLineBytes = 41;
/**
 * Leaves out what refs reach; the second `--not` ends what the first begins. The server's own refs do not count: by a
 * merge request from a fork, where other rules hold, anything could get there.
 */
const onlyNew = [
  ...reservedFolders.map((folder) => `--exclude=refs/${folder}/*`),
  ...['--not', '--all', '--not'],
];

/** Tells whether moving a ref from `from` to `to` loses commits; both are full ids. */
export async function losesCommits(
  repository: Repository,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const args = ['rev-list', '--max-count=1', '--end-of-options', from, `^${to}`];
  return (await repository.run(args, { maxBytes: 4096, timeLimit: timeLimitMs })).length > 0;
}

/** Bytes on disk of the objects that a push brings; `repository` is that of its quarantine. */
export async function countPushedBytes(repository: Repository): Promise<number> {
  const output = await repository.run(['count-objects', '-v'], {
    maxBytes: 4096,
    timeLimit: timeLimitMs,
  });
  const text = output.toString('latin1');
  const readKilobytes = (name: string) =>
    Number(new RegExp(`^${name}: ([0-9]+)$`, 'm').exec(text)?.[1] ?? 0);
  return (readKilobytes('size') + readKilobytes('size-pack')) * 1024;
}

/** Raw objects: git would otherwise convert them, including ids, to the encoding of a commit. */
const asStored = ['--header', '--encoding=none'];
const manyCommits = { maxBytes: 16 * 1024 ** 3, timeLimit: 10 * 60_000, subject: 'push' };
const maxHeaderBytes = 1024 * 1024;

/**
 * First newly pushed commit with a header out of place (see `findForgedHeader`), or with too many headers (`header`
 * null); null when there is none. These ids reach the commit, and no ref does yet. `repository` is that of the push.
 */
export async function findForgedCommit(
  repository: Repository,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly header: string | null } | null> {
  const tips = [...new Set(ids.filter(isObjectId))];
  if (tips.length === 0) return null;
  const args = ['rev-list', ...asStored, ...onlyNew, '--end-of-options', ...tips];
  // Higher than every reading limit, so a longer record is recognizable.
  const bounds = { ...manyCommits, keptOfEach: idLineBytes + maxHeaderBytes + 1 };
  for await (const records of splitRecords(repository.stream(args), 0, bounds)) {
    for (const record of records) {
      const headers = readCommitHeaders(record.subarray(idLineBytes));
      const header = findForgedHeader(headers);
      if (header === null && headers.messageAt <= maxHeaderBytes) continue;
      return { id: record.toString('latin1', 0, idLineBytes - 1), header };
    }
  }
  return null;
}

/**
 * Commits that `id` reaches and no ref reaches yet, in any order; `repository` is that of the push. `OutputTooLarge`
 * above the limit.
 */
export async function listNewCommits(repository: Repository, id: string): Promise<NewCommit[]> {
  if (!isObjectId(id)) return [];
  const args = ['rev-list', ...asStored, ...onlyNew, '--end-of-options', id];
  const output = await repository.run(args, { maxBytes: maxCommitBytes, timeLimit: timeLimitMs });
  const commits: NewCommit[] = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0, at);
    const record = output.subarray(at, end === -1 ? output.length : end);
    commits.push(parseRecord(record));
    at += record.length + 1;
  }
  return commits;
}

/** The id on a line, then the object, whose message is moved in by four spaces. */
function parseRecord(record: Buffer): NewCommit {
  const id = record.toString('latin1', 0, idLineBytes - 1);
  const object = record.subarray(idLineBytes);
  const blank = object.indexOf('\n\n');
  const headers = object.toString('latin1', 0, blank === -1 ? object.length : blank);
  const { message, author, committer } = parseCommit(id, object);
  return {
    id,
    message: message.replace(/^ {4}/gm, ''),
    author: { email: author.email },
    committer: { email: committer.email },
    signed: /^gpgsig(?:-sha256)? /m.test(headers),
  };
}

/**
 * Files that these commits write, in the version of each commit; `stored` is the repository without the push. Of merges
 * only files that differ from all parents count, as git shows them.
 */
export async function listNewFiles(
  repository: Repository,
  stored: Repository,
  id: string,
): Promise<NewFile[]> {
  if (!isObjectId(id)) return [];
  const args = ['log', '--format=', '--raw', '-z', '--no-abbrev', '--no-renames', '--root', '-c'];
  const range = [...onlyNew, '--end-of-options', id];
  const output = await repository.run([...args, ...range], {
    maxBytes: maxListBytes,
    timeLimit: timeLimitMs,
  });
  const written = parseRaw(output);
  const sizes = await loadSizesOfNew(
    repository,
    stored,
    written.map(({ blob }) => blob),
  );
  return written.map(({ path, added, blob }) => ({ path, added, bytes: sizes.get(blob) ?? null }));
}

interface Written {
  readonly path: string;
  readonly added: boolean;
  readonly blob: string;
}

/**
 * Parses `:100644 100644 <old> <new> M\0path\0`, with as many colons, and modes and ids before the new ones, as there
 * are parents.
 */
function parseRaw(output: Buffer): Written[] {
  const words = output.toString('utf8').split('\0');
  const written: Written[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    // Commits are separated by line breaks.
    const fields = (words[at] ?? '').trimStart().split(' ');
    const status = fields.at(-1) ?? '';
    const blob = fields.at(-2) ?? '';
    const mode = fields[/^:*/.exec(fields[0] ?? '')?.[0].length ?? 1] ?? '';
    if (/^D+$/.test(status) || mode === submoduleMode) continue;
    written.push({ path: words[at + 1] ?? '', added: /^A+$/.test(status), blob });
  }
  return written;
}

async function loadSizesOfNew(
  repository: Repository,
  stored: Repository,
  blobs: readonly string[],
): Promise<Map<string, number>> {
  const ids = [...new Set(blobs)];
  const sizes = new Map<string, number>();
  for (let at = 0; at < ids.length; at += inspectBatchSize) {
    const names = ids.slice(at, at + inspectBatchSize);
    const [pushed, known] = await Promise.all([
      repository.ask('inspect', { names }),
      stored.ask('inspect', { names }),
    ]);
    names.forEach((id, index) => {
      const facts = pushed.answer[index];
      if (facts != null && known.answer[index] === null) sizes.set(id, facts.size);
    });
  }
  return sizes;
}
