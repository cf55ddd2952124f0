import { TextDecoder } from 'node:util';

/** The parts of a commit that are to be different. */
interface Rewriting {
  readonly tree: string;
  readonly parents: readonly string[];
  /** A line as `formatIdentity` makes it. */
  readonly committer: string;
}

/**
 * A commit object with other parents and another committer: author and message stay as they are, in UTF-8 where they
 * were in another encoding; signatures and other headers are left out, since they were of another commit.
 */
export function rewriteCommit(object: Buffer, { tree, parents, committer }: Rewriting): Buffer {
  const end = object.indexOf('\n\n');
  const header = object.subarray(0, end === -1 ? object.length : end);
  const body = end === -1 ? Buffer.alloc(0) : object.subarray(end + 2);
  const encoding = lineOf(header, 'encoding')?.toString('latin1') ?? null;
  const author = lineOf(header, 'author') ?? Buffer.from('unknown <> 0 +0000');
  const decoded = encoding === null ? null : decodeAll([author, body], encoding);
  const [authorNow = author, bodyNow = body] = decoded ?? [];
  const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), 'author '];
  const kept = encoding === null || decoded !== null ? '' : `encoding ${encoding}\n`;
  return Buffer.concat([
    Buffer.from(lines.join('\n')),
    authorNow,
    Buffer.from(`\ncommitter ${committer}\n${kept}\n`),
    bodyNow,
  ]);
}

/** The ids of a commit's parents. */
export function parentsOf(object: Buffer): string[] {
  const end = object.indexOf('\n\n');
  const header = object.toString('latin1', 0, end === -1 ? object.length : end);
  return [...header.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, id]) => id ?? '');
}

/** The first header of this name, to the end of its line. */
function lineOf(header: Buffer, name: string): Buffer | null {
  const start = header.indexOf(`\n${name} `);
  if (start === -1) return null;
  const from = start + name.length + 2;
  const end = header.indexOf('\n', from);
  return header.subarray(from, end === -1 ? header.length : end);
}

/** Null when nobody knows the encoding, or when the bytes are not in it. */
function decodeAll(parts: readonly Buffer[], encoding: string): Buffer[] | null {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
    return parts.map((bytes) => Buffer.from(decoder.decode(bytes)));
  } catch {
    return null;
  }
}
