import { Readable } from 'node:stream';
import type { GitCaches } from './caches.ts';
import type { CommandBounds } from './host/protocol.ts';

/**
 * Maximum size of a commit that is read whole: the API accepts messages of a million characters, and a page has up to
 * a hundred commits.
 */
export const wholeCommitBytes = 1280 * 1024;

/** Larger blobs git reads piece by piece, unless they are stored as differences. */
const wholeBlobBytes = 64 * 1024 * 1024;
const noBase = /^0+$/;
const bounds = { maxBytes: 4096, timeLimit: 15_000 };

/** The part of a `Repository` that these reads use. */
interface Source {
  readonly caller: string | null;
  readonly caches: Pick<GitCaches, 'wholeReads'>;
  run(args: readonly string[], bounds: CommandBounds, body: readonly Buffer[]): Promise<Buffer>;
  stream(args: readonly string[]): Readable;
}

/** The beginning of a larger commit object. Git holds the whole object in memory, so only one is read at a time. */
export function readCommitBeginning(repository: Source, id: string): Promise<Buffer> {
  return repository.caches.wholeReads.run(toTurn(repository), async () => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of repository.stream(['cat-file', 'commit', id])) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes >= wholeCommitBytes) break;
    }
    return Buffer.concat(chunks).subarray(0, wholeCommitBytes);
  });
}

/**
 * Streams the bytes of a blob that `open` reads. A pack of some kilobytes may hold blobs of half a gigabyte as deltas,
 * which git builds in memory, however slowly they are read. Only one such blob is read at a time.
 */
export function streamInTurn(
  repository: Source,
  { id, size }: { readonly id: string; readonly size: number },
  open: () => Readable,
): Readable {
  return size <= wholeBlobBytes ? open() : Readable.from(streamWhenTurnComes(repository, id, open));
}

async function* streamWhenTurnComes(repository: Source, id: string, open: () => Readable) {
  const leave = (await isDifference(repository, id)) ? await enter(repository) : null;
  try {
    yield* open();
  } finally {
    leave?.();
  }
}

async function isDifference(repository: Source, id: string): Promise<boolean> {
  const args = ['cat-file', '--batch-check=%(deltabase)'];
  const output = await repository.run(args, bounds, [Buffer.from(`${id}\n`)]);
  const base = output.toString('latin1').trim();
  return /^[0-9a-f]{40}$/.test(base) && !noBase.test(base);
}

/** Resolves at the turn of this call, with a function that ends the turn. */
function enter(repository: Source): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const turn = () => new Promise<void>((leave) => resolve(leave));
    repository.caches.wholeReads.run(toTurn(repository), turn).catch(reject);
  });
}

const toTurn = ({ caller }: Source) => ({ key: '', caller });
